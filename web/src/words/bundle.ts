/** Fluent bundles: how a file of messages becomes sentences. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

export function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: true });
  made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The message, or null where the file has none. */
export function format(from: FluentBundle, id: string, values: Values = {}): string | null {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, values, []) : null;
}

/** A message id from any name: every character outside A-Z a-z 0-9 _ - becomes a hyphen. */
export const slug = (name: string): string => name.replace(/[^A-Za-z0-9_-]/gu, "-");

/** What a name looks like where nobody wrote a better one: "discard_pile" is "Discard pile". */
export function pretty(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
