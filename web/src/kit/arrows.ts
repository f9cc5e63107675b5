/** Arrow keys inside a row: one stop for Tab, arrows, Home and End between the buttons. */

import type { Attachment } from "svelte/attachments";

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const arrows: Attachment<HTMLElement> = (row) => {
  const items = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  function rove(to?: HTMLElement): void {
    const all = items();
    const active = to ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    for (const item of all) item.tabIndex = item === active ? 0 : -1;
  }
  function keydown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEP[event.key] ?? 0;
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const next = all[ends[event.key] ?? (at + step + all.length) % all.length];
    if (!next || next === event.target) return;
    event.preventDefault();
    next.focus();
  }
  const focusin = (event: FocusEvent): void => {
    if (items().includes(event.target as HTMLElement)) rove(event.target as HTMLElement);
  };
  const watch = new MutationObserver(() => rove());

  rove();
  row.addEventListener("keydown", keydown);
  row.addEventListener("focusin", focusin);
  watch.observe(row, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => {
    watch.disconnect();
    row.removeEventListener("keydown", keydown);
    row.removeEventListener("focusin", focusin);
  };
};
