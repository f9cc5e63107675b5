/** What a preview would change, field by field, for a summary beside the confirm button. */

import { marked } from "./marks";
import { isPlain, isRecord, same, type Plain, type Rec } from "./shape";

export interface Change {
  /** Whose field it is, or null for the table's. */
  seat: number | null;
  field: string;
  before: Plain | undefined;
  after: Plain | undefined;
  added: Plain[];
  removed: Plain[];
}

export function changes(before: unknown, after: unknown): Change[] {
  const [old, fresh] = [read(before), read(after)];
  const theirs = fresh.players.flatMap((player, seat) => compare(old.players[seat] ?? {}, player, seat));
  return [...theirs, ...compare(old.table, fresh.table, null)];
}

function read(view: unknown): { players: Rec[]; table: Rec } {
  if (!isRecord(view)) return { players: [], table: {} };
  const { viewer: _, turn: __, texts: ___, players, ...table } = view;
  return { players: Array.isArray(players) ? players.filter(isRecord) : [], table };
}

function compare(before: Rec, after: Rec, seat: number | null): Change[] {
  return Object.keys(after).flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    if (same(was, is)) return [];
    if (isRecord(was) && isRecord(is)) return compare(was, is, seat);
    return change(seat, field, was, is);
  });
}

function change(seat: number | null, field: string, was: unknown, is: unknown): Change[] {
  const nothing = { seat, field, before: undefined, after: undefined, added: [], removed: [] };
  if (isPlain(was) && isPlain(is)) return [{ ...nothing, before: was, after: is }];
  if (!isRow(was) || !isRow(is)) return [];
  const marks = marked(was, is).filter((item) => item.value !== null);
  const of = (mark: string): Plain[] => marks.filter((item) => item.mark === mark).map((item) => item.value);
  const found = { ...nothing, added: of("added"), removed: of("removed") };
  return found.added.length || found.removed.length ? [found] : [];
}

const isRow = (value: unknown): value is Plain[] => Array.isArray(value) && value.every(isPlain);
