/** Copying works on plain http too, where the clipboard API is missing. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const area = document.createElement("textarea");
  const home = document.querySelector("dialog[open]") ?? document.body;
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.className = "unseen";
  home.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
