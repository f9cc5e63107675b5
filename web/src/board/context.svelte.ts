/** What everything on a board may ask: words, names, what is legal, and how to choose it. */

import { getContext, setContext } from "svelte";
import type { Choice } from "../api/types";
import { names, seatName } from "../table/draft.svelte";
import type { TableSession } from "../table/session.svelte";

export class BoardContext {
  readonly #legal: Map<string, Choice[]>;
  readonly #chosen: Set<string>;

  constructor(readonly session: TableSession) {
    this.#legal = $derived.by(() => legal(session));
    this.#chosen = $derived(new Set(session.draft.steps.flatMap((choice) => [...names(choice)])));
  }

  /** The choices that name this; none where it cannot be chosen. */
  choices(name: string): Choice[] {
    return this.#legal.get(name) ?? [];
  }
  seatChoices(seat: number): Choice[] {
    return this.choices(seatName(seat));
  }
  chosen(name: string): boolean {
    return this.#chosen.has(name) || this.session.draft.narrowed === name;
  }
}

function legal(session: TableSession): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const of of session.draft.offered) {
    for (const choice of of.choices) {
      for (const name of names(choice)) found.set(name, [...(found.get(name) ?? []), choice]);
    }
  }
  return found;
}

const KEY = Symbol("board");
export const setBoard = (context: BoardContext): BoardContext => setContext(KEY, context);
export const board = (): BoardContext => getContext(KEY);
