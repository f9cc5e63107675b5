/** Finding rules by words, and showing where the words stand. */

import type { Rule } from "../api/types";

const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

export const terms = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Rules in which every word occurs somewhere. */
export function find(rules: Rule[], query: string): Rule[] {
  const wanted = terms(query);
  if (!wanted.length) return rules;
  return rules.filter((rule) => {
    const text = fold([rule.id, rule.section, rule.sentence, rule.ruling].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A sentence cut at the words that were searched for. */
export function pieces(text: string, query: string): Piece[] {
  const wanted = terms(query);
  const folded = fold(text);
  if (!wanted.length || folded.length !== text.length) return [{ text, hit: false }];
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const out: Piece[] = [];
  for (const [i, letter] of text.split("").entries()) {
    const last = out.at(-1);
    const hit = hits[i] ?? false;
    if (last?.hit === hit) last.text += letter;
    else out.push({ text: letter, hit });
  }
  return out;
}
