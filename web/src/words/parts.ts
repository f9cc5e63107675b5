/** Sentences in parts, so that facts keep their direction and names stand out. */

export interface Part {
  text: string;
  fact: boolean;
  name: boolean;
}

const OPEN = "\u2068";
const CLOSE = "\u2069";

/** Cut at Fluent's isolation marks, where facts begin and end; facts among `names` are marked. */
export function parts(sentence: string, names: ReadonlySet<string>): Part[] {
  const found: Part[] = [];
  let depth = 0;
  for (const text of sentence.split(/([\u2068\u2069])/u)) {
    if (text === OPEN) depth += 1;
    else if (text === CLOSE) depth -= 1;
    else if (text) found.push({ text, fact: depth > 0, name: depth > 0 && names.has(text) });
  }
  return found;
}

/** Without isolation marks, for titles. */
export const bare = (sentence: string): string => sentence.replace(/[\u2068\u2069]/gu, "");
