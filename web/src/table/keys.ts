/** The keyboard of a table: 1-9 choose, Enter confirms, Esc goes back. */

import { panels } from "../app/panels.svelte";
import type { TableSession } from "./session.svelte";

const WRITES = "input, textarea, select, [contenteditable]";
const PRESSES = "button, a, summary, [role=switch]";

export function keys(event: KeyboardEvent, session: TableSession): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (panels.rules || panels.settings) return;
  const on = event.target instanceof Element ? event.target : document.body;
  if (event.key === "Escape" && !session.draft.empty) {
    event.preventDefault();
    void session.draft.back().then(() => focusActs(session));
  } else if (event.key === "Escape" && session.draft.narrowed !== null) {
    void session.draft.back();
  } else if (on.closest(WRITES)) {
    return;
  } else if (/^[1-9]$/.test(event.key)) {
    chooseNth(session, Number(event.key));
  } else if (event.key === "Enter" && !on.closest(PRESSES)) {
    void session.draft.confirm().then(() => focusActs(session));
  }
}

function chooseNth(session: TableSession, n: number): void {
  const all = session.draft.shown.flatMap((of) => of.choices.map((choice) => ({ seat: of.seat, choice })));
  const wanted = all[n - 1];
  if (wanted) void session.draft.choose(wanted.seat, wanted.choice).then(() => focusActs(session));
}

/** After a key, the focus goes where the next one is needed: confirm, a story, a next step, or the acts. */
export function focusActs(session: TableSession): void {
  requestAnimationFrame(() => {
    const confirm = document.querySelector<HTMLElement>("[data-confirm]:not(:disabled)");
    const story = document.querySelector<HTMLElement>("[data-story]");
    const next = session.draft.goesOn ? document.querySelector<HTMLElement>("[data-choice]") : null;
    (confirm ?? story ?? next ?? document.getElementById("acts"))?.focus();
  });
}
