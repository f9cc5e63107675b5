/** The browser tab tells whose turn it is: its title and a dot on its picture. */

let turn = false;

export function title(words: string): void {
  document.title = words;
}

export function beckon(yours: boolean): void {
  if (yours === turn) return;
  turn = yours;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = yours ? "/favicon-turn.svg" : "/favicon.svg";
}
