/** Records of a view that are sentences: a field `text` names the message, the others are its facts. */

import type { Fact, Text } from "../api/types";
import type { GameWords } from "../words/game";
import { isRecord, type Rec } from "./shape";

/** The sentences of a list or of a single record; none when any of it is something else. */
export function sentences(value: unknown, words: GameWords): Text[] {
  const records = (Array.isArray(value) ? value : [value]).filter(isRecord);
  const all = records.length === (Array.isArray(value) ? value.length : 1);
  return all && records.every((record) => isSentence(record, words)) ? records.map(asText) : [];
}

function isSentence(record: Rec, words: GameWords): boolean {
  return typeof record.text === "string" && words.has(record.text);
}

function asText({ text, ...facts }: Rec): Text {
  const told = Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined);
  return { id: text as string, facts: Object.fromEntries(told) as Record<string, Fact> };
}
