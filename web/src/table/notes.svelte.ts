/** One's own sheet and notes: kept here at once, and by the house a moment later. */

import * as api from "../api/client";
import type { OwnSheet, SheetOrder } from "../api/types";

export type Mark = OwnSheet["marks"][string][string];
export type State = "kept" | "keeping" | "not-kept";

/** What a touch makes of a mark: blank, yes, no, maybe, blank. */
const NEXT: Record<Mark | "blank", Mark | null> = { blank: "yes", yes: "no", no: "maybe", maybe: null };
const REST = 500;
const AGAIN = 5_000;

export class Notes {
  sheet = $state.raw<OwnSheet | null>(null);
  state = $state<State>("kept");
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the changes made here, and those that the house has. */
  #made = 0;
  #kept = 0;
  #busy = false;

  constructor(readonly table: string) {}

  get #clean(): boolean {
    return this.#made === this.#kept;
  }

  mark(row: string, column: string): Mark | "blank" {
    return this.sheet?.marks[row]?.[column] ?? "blank";
  }

  get marked(): boolean {
    return Object.values(this.sheet?.marks ?? {}).some((marks) => Object.keys(marks).length > 0);
  }

  /** Read what the house has, for another device may have changed it; what is not kept yet stays. */
  async load(): Promise<void> {
    const before = this.#made;
    const found = await api.sheet(this.table).catch(() => null);
    if (found && this.#clean && before === this.#made) this.sheet = found;
  }

  touch(row: string, column: string): void {
    const { [column]: _, ...others } = this.sheet?.marks[row] ?? {};
    const next = NEXT[this.mark(row, column)];
    this.#change({ marks: { ...this.sheet?.marks, [row]: next ? { ...others, [column]: next } : others } });
  }

  clear(): void {
    this.#change({ marks: {} });
  }

  write(notes: string): void {
    this.#change({ notes });
  }

  #change(what: Partial<SheetOrder>): void {
    if (!this.sheet) return;
    this.sheet = { ...this.sheet, ...what };
    this.#made += 1;
    this.state = "keeping";
    this.#later(REST);
  }

  #later(rest: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), rest);
  }

  /** Send what is not kept yet, one request after the other, so that the last one counts. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.sheet || this.#clean) return;
    if (this.#busy) return this.#later(REST);
    this.#busy = true;
    const made = this.#made;
    const { marks, notes } = this.sheet;
    const told = await api.keepSheet(this.table, { marks, notes }).catch(() => null);
    this.#busy = false;
    if (told) this.#kept = made;
    if (made !== this.#made) return; // a later change is on its way
    this.state = told ? "kept" : "not-kept";
    if (!told) this.#later(AGAIN);
  }
}
