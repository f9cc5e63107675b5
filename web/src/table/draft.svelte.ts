/** An act being made up: steps chosen so far, what the house says they would do, and sending them. */

import { preview, Problem } from "../api/client";
import { commandId } from "../api/random";
import type { Answer, Choice, Preview, Refusal, SeatChoices, Words } from "../api/types";
import { isSeatKey } from "../words/game";

interface Step {
  choice: Choice;
  /** What it was chosen from, so that another may be chosen instead. */
  from: SeatChoices[];
}

/** What a draft needs of its table. */
export interface Desk {
  readonly id: string;
  readonly decision: string;
  readonly choices: SeatChoices[];
  readonly atOnce: boolean;
  /** Whether seats act again and again: then an act stands alone, and others may be chosen instead. */
  readonly free: boolean;
  send(draft: Draft): Promise<void>;
  /** What the house answers when a draft is too late or not ours. */
  take(answer: Answer): void;
}

export class Draft {
  seat = $state(-1);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Only choices that name this are shown. */
  narrowed = $state<string | null>(null);
  thinking = $state(false);
  sending = $state(false);
  /** A told story, for a choice that wants one. */
  story = $state("");
  /** The command's id: however often it is sent, it counts once. */
  id = commandId();
  decision = "";

  #steps = $state.raw<Step[]>([]);
  #asked = 0;

  constructor(readonly desk: Desk) {}

  get steps(): Choice[] {
    return this.#steps.map((step) => step.choice);
  }
  get actions(): Words[] {
    return this.steps.map((choice) => choice.action);
  }
  get last(): Choice | null {
    return this.#steps.at(-1)?.choice ?? null;
  }
  get empty(): boolean {
    return this.#steps.length === 0;
  }
  get wantsStory(): boolean {
    return this.steps.some((choice) => choice.needs_words);
  }

  /** Whether it could be sent as it is. Where no preview came, the house shall judge. */
  get complete(): boolean {
    if (this.empty || this.thinking) return false;
    return this.preview === null || this.preview.complete;
  }

  /** Whether the list shown is of next steps (else of what the last step was chosen from). */
  get goesOn(): boolean {
    if (this.empty || this.thinking || this.wantsStory || this.#next.length === 0) return false;
    return !this.complete || this.last?.sealed === true || !this.desk.free;
  }

  get #next(): SeatChoices[] {
    return (this.preview?.choices ?? []).filter((of) => of.seat === this.seat && of.choices.length > 0);
  }

  /** All that may be chosen now. */
  get offered(): SeatChoices[] {
    if (this.goesOn) return this.#next;
    return this.#steps.at(-1)?.from ?? this.desk.choices;
  }

  /** The same, narrowed to a name that was touched. */
  get shown(): SeatChoices[] {
    const name = this.narrowed;
    if (name === null) return this.offered;
    return this.offered.map((of) => ({ ...of, choices: of.choices.filter((choice) => names(choice).has(name)) }));
  }

  isChosen(seat: number, choice: Choice): boolean {
    return !this.goesOn && seat === this.seat && choice === this.last;
  }

  async choose(seat: number, choice: Choice): Promise<void> {
    if (this.sending) return;
    const from = this.offered;
    const before = this.goesOn ? this.#steps : this.#steps.slice(0, -1);
    this.#begin(seat, [...before, { choice, from }]);
    await this.#think();
    if (this.desk.atOnce && this.steps.length === 1 && this.complete && !this.wantsStory) await this.confirm();
  }

  /** Touch a name on the board: choose what it means, or show the choices that name it. */
  async touch(name: string): Promise<void> {
    const meant = this.offered.flatMap((of) =>
      of.choices.filter((choice) => names(choice).has(name)).map((choice) => ({ seat: of.seat, choice })),
    );
    const only = meant[0];
    if (only && meant.length === 1) await this.choose(only.seat, only.choice);
    else this.narrowed = meant.length ? name : null;
  }

  /** One step back: a narrowed list first, then the last step. */
  async back(): Promise<void> {
    if (this.sending) return;
    if (this.narrowed !== null) {
      this.narrowed = null;
      return;
    }
    this.#begin(this.seat, this.#steps.slice(0, -1));
    if (!this.empty) await this.#think();
  }

  async confirm(): Promise<void> {
    if (!this.complete || this.sending) return;
    if (this.wantsStory && !this.story.trim()) return;
    this.sending = true;
    try {
      await this.desk.send(this);
    } finally {
      this.sending = false;
    }
  }

  clear(): void {
    this.#begin(-1, []);
    this.story = "";
  }

  /** The table moved on: keep what can still be meant, ask anew what it would do. */
  refresh(): void {
    if (this.empty || this.sending) return;
    if (this.decision !== this.desk.decision) this.clear();
    else void this.#think({ quietly: true });
  }

  #begin(seat: number, steps: Step[]): void {
    this.seat = seat;
    this.decision = this.desk.decision;
    this.id = commandId();
    this.narrowed = null;
    this.refusal = null;
    this.#asked += 1;
    this.thinking = false;
    this.#steps = steps;
    if (steps.length === 0) this.preview = null;
  }

  /** Ask the house what the draft would do. Quietly: what was known before may be confirmed meanwhile. */
  async #think({ quietly = false } = {}): Promise<void> {
    const asked = ++this.#asked;
    this.thinking = !quietly || this.thinking;
    const what = { decision: this.decision, seat: this.seat, actions: this.actions };
    const told = await preview(this.desk.id, what).catch((error: unknown) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    if (asked !== this.#asked) return;
    this.thinking = false;
    if (told && "answer" in told) {
      this.desk.take(told);
      this.clear();
      return;
    }
    this.preview = told;
    this.refusal = told?.refusal ?? null;
  }
}

/** What a choice names: its components, and its seats as "seat:2". */
export function names(choice: Choice): Set<string> {
  const found = new Set<string>();
  for (const [key, value] of Object.entries(choice.action)) {
    if (key === "do") continue;
    if (typeof value === "string") found.add(value);
    else if (isSeatKey(key)) found.add(seatName(value));
  }
  return found;
}

export const seatName = (seat: number): string => `seat:${seat}`;
