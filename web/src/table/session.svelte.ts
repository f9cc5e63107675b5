/** One table as this device sees it: kept in step, told in sentences, acted on. */

import * as api from "../api/client";
import { Connection, type Listener } from "../api/connection.svelte";
import { commandId } from "../api/random";
import type { Answer, Ballot, CatalogGame, ChatLine, Told as Event, Frame, SeatChoices, Table, Text } from "../api/types";
import { remembered } from "../app/remembered.svelte";
import type { GameWords } from "../words/game";
import { problemId } from "../words/problem";
import { t } from "../words/shell";
import { Draft, type Desk } from "./draft.svelte";

const PATIENCE = 2_500;
/** What the house says of an undo begins so; its fact `to` is the first entry that no longer counts. */
const UNDONE = "house-undone";

/** A sentence of the story, with the entry it tells of. */
export interface Told {
  key: string;
  seq: number;
  text: string;
  undone: boolean;
}

/** The part of the table that a small screen shows. */
export type Tab = "board" | "choices" | "log" | "chat" | "notes";

export class TableSession implements Listener, Desk {
  now: Table;
  shown = $state.raw<Frame | null>(null);
  story = $state.raw<Told[]>([]);
  said = $state.raw<ChatLine[]>([]);
  /** A remark of the house on what just happened here, as a shell message id. */
  remark = $state<string | null>(null);
  recovery = $state("");
  tab = $state<Tab>("board");

  readonly link: Connection;
  readonly draft: Draft;
  #accepted = $state(0);
  #told = -1;

  constructor(
    table: Table,
    readonly game: CatalogGame,
    readonly words: GameWords,
  ) {
    this.now = $state.raw(table);
    this.said = table.chat;
    this.recovery = remembered.recovery(table.id);
    this.link = new Connection(table.id, this);
    this.draft = new Draft(this);
  }

  get id(): string {
    return this.now.id;
  }
  get decision(): string {
    return this.shown?.decision ?? "";
  }
  /** An act was accepted, and the frame that shows it is still on its way. */
  get pending(): boolean {
    return (this.shown?.seq ?? 0) < this.#accepted;
  }
  get choices(): SeatChoices[] {
    if (this.pending) return [];
    return (this.shown?.choices ?? []).filter((of) => of.choices.length > 0);
  }
  get free(): boolean {
    return this.shown?.turn.kind === "open";
  }
  get atOnce(): boolean {
    return remembered.atOnce;
  }
  /** Somebody sits here, and not only looks on. */
  get seated(): boolean {
    return this.now.you.seats.length > 0;
  }
  get yourTurn(): boolean {
    return this.choices.length > 0;
  }
  /** The seats that the table waits for. */
  get awaited(): number[] {
    return this.shown?.turn.seats ?? [];
  }
  get ballot(): Ballot | null {
    return this.shown?.ballot ?? null;
  }
  get names(): ReadonlySet<string> {
    return new Set(this.now.seats.map((seat) => this.who(seat.seat)));
  }

  /** How a seat is called; games keep seats that nobody fills. */
  who = (seat: number): string => {
    if (seat < 0) return t("nobody");
    return this.now.seats[seat]?.name || t("seat-number", { n: seat + 1 });
  };
  say = (text: Text): string => this.words.say(text, this.who);

  // What the connection hears

  since(): number {
    return Math.max(0, this.#told);
  }

  table(table: Table): void {
    this.now = table;
    this.said = merge(this.said, table.chat);
  }

  /** The next frame, in order: its events belong to the story. */
  frame(frame: Frame): void {
    for (const [i, event] of frame.events.entries()) this.#tell(event, i);
    this.#told = Math.max(this.#told, frame.seq);
    this.#show(frame);
  }

  #show(frame: Frame): void {
    if (this.shown && frame.seq < this.shown.seq) return;
    this.shown = frame;
    this.draft.refresh();
  }

  #tell(event: Event, i: number): void {
    const { seq, text } = event;
    if (seq <= this.#told || !text) return;
    const from = typeof text.facts.to === "number" && text.id.startsWith(UNDONE) ? text.facts.to : seq;
    const before = this.story.map((line) => (line.seq >= from && line.seq < seq ? { ...line, undone: true } : line));
    this.story = [...before, { key: `${seq}.${i}`, seq, text: this.say(text), undone: false }];
  }

  chat(line: ChatLine): void {
    this.said = merge(this.said, [line]);
  }

  // What this device does

  async send(draft: Draft): Promise<void> {
    const { decision, seat, actions, id } = draft;
    const words = draft.wantsStory ? { words: draft.story } : {};
    const answer = await this.#ask(() => api.command(this.id, { decision, seat, actions, id, ...words }));
    if (answer?.answer === "refused") draft.refusal = answer.refusal;
    else if (answer) draft.clear();
  }

  async undo(): Promise<void> {
    const offer = this.shown?.undo;
    if (!offer) return;
    this.draft.clear();
    await this.#ask(() => api.undo(this.id, offer.to, commandId()));
  }

  async vote(yes: boolean): Promise<void> {
    const question = this.ballot?.question;
    if (question) await this.#ask(() => api.vote(this.id, question, yes, commandId()));
  }

  async speak(text: string): Promise<boolean> {
    return (await this.#ask(() => api.say(this.id, text, commandId()), false)) !== null;
  }

  /** Send something; whatever comes back, the table shown afterwards is the true one. Talk is no act. */
  async #ask(send: () => Promise<Answer>, acts = true): Promise<Answer | null> {
    this.remark = null;
    try {
      const answer = await send();
      this.take(answer, acts);
      return answer;
    } catch (error) {
      if (!(error instanceof api.Problem)) throw error;
      this.remark = problemId(error);
      return null;
    }
  }

  take(answer: Answer, acts = true): void {
    if (answer.answer === "accepted" && answer.recovery) {
      this.recovery = answer.recovery;
      remembered.keepRecovery(this.id, answer.recovery);
    }
    if (answer.answer === "accepted" && acts) this.#await(answer.seq);
    if (answer.answer === "stale") {
      this.remark = "remark-stale";
      this.#show(answer.frame); // its story comes by the stream, in order
    }
    if (answer.answer === "not-yours") this.remark = "remark-not-yours";
    if (answer.answer !== "refused" && this.link.state !== "live") void this.link.catchUp();
  }

  /** Nothing can be chosen until the accepted act is seen; a stream that stays silent is helped along. */
  #await(seq: number): void {
    this.#accepted = seq;
    setTimeout(() => this.pending && void this.link.catchUp(), PATIENCE);
  }
}

function merge(old: ChatLine[], fresh: ChatLine[]): ChatLine[] {
  const lines = new Map([...old, ...fresh].map((line) => [line.n, line]));
  return [...lines.values()].sort((a, b) => a.n - b.n);
}
