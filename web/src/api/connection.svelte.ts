/** Staying in step with one table: a stream that resumes, polling where there is none. */

import { poll, Problem, streamPath } from "./client";
import type { ChatLine, Frame, Table } from "./types";

/** "lost": trying again; "slow": polling, for no stream gets through; "gone": not ours to see. */
export type LinkState = "opening" | "live" | "slow" | "lost" | "offline" | "resting" | "gone";

export interface Listener {
  table(table: Table): void;
  frame(frame: Frame): void;
  chat(line: ChatLine): void;
  /** The sequence number of the newest frame shown. */
  since(): number;
}

const FIRST_RETRY = 400;
const LONGEST_RETRY = 8_000;
const OPENING_TIME = 6_000;
const POLL_EVERY = 2_500;
const POLLS_BETWEEN_STREAMS = 6;
const QUIET = 40_000;
const REST_AFTER = 5 * 60_000;
const REST_POLL = 60_000;
const FAILURES_BEFORE_POLLING = 2;

export class Connection {
  state = $state<LinkState>("opening");

  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {}

  open(): void {
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#offline);
    window.addEventListener("pageshow", this.#wake);
    document.addEventListener("visibilitychange", this.#visibility);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#offline);
    window.removeEventListener("pageshow", this.#wake);
    document.removeEventListener("visibilitychange", this.#visibility);
    clearTimeout(this.#rest);
    this.#drop();
  }

  /** Ask once, now: after a command, or to see whether the stream still lives. */
  async catchUp(): Promise<boolean> {
    try {
      const told = await poll(this.id, this.listener.since());
      this.listener.table(told.table);
      for (const frame of told.frames) this.listener.frame(frame);
      for (const line of told.chat) this.listener.chat(line);
      return true;
    } catch (problem) {
      if (problem instanceof Problem && [401, 403, 404].includes(problem.status)) this.#giveUp();
      return false;
    }
  }

  #connect(): void {
    if (this.#closed || this.state === "gone") return;
    this.#drop();
    const source = new EventSource(streamPath(this.id, this.listener.since()));
    this.#source = source;
    source.onopen = () => this.#opened();
    source.onerror = () => this.#failed();
    source.addEventListener("table", (event) => this.#heard(() => this.listener.table(read(event))));
    source.addEventListener("frame", (event) => this.#heard(() => this.listener.frame(read(event))));
    source.addEventListener("chat", (event) => this.#heard(() => this.listener.chat(read(event))));
    source.addEventListener("bye", () => this.#failed());
    this.#watch = setTimeout(() => this.#failed(), OPENING_TIME);
  }

  #opened(): void {
    this.#failures = 0;
    this.state = "live";
    this.#listenForSilence();
  }

  #heard(take: () => void): void {
    this.#listenForSilence();
    take();
  }

  /** A dead line says nothing, so after a long silence ask by another way. */
  #listenForSilence(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(async () => {
      if (await this.catchUp()) this.#listenForSilence();
      else this.#failed();
    }, QUIET);
  }

  #failed(): void {
    if (this.#closed || this.state === "gone") return;
    this.#drop();
    this.#failures += 1;
    this.state = navigator.onLine ? "lost" : "offline";
    if (this.#failures > FAILURES_BEFORE_POLLING) void this.#pollOnce();
    const wait = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (this.#failures - 1));
    this.#timer = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  /** No stream gets through: poll for a while, then try a stream again. */
  async #pollOnce(left = POLLS_BETWEEN_STREAMS): Promise<void> {
    const failures = this.#failures;
    const answered = await this.catchUp();
    if (this.#closed || this.#failures !== failures || this.#source) return;
    if (answered) {
      this.state = "slow";
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (left ? void this.#pollOnce(left - 1) : this.#connect()), POLL_EVERY);
    } else if (left < POLLS_BETWEEN_STREAMS) {
      this.#failed();
    }
  }

  #giveUp(): void {
    this.state = "gone";
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#source?.close();
    this.#source = null;
  }

  #wake = (): void => {
    clearTimeout(this.#rest);
    if (this.state === "live" && this.#source?.readyState === EventSource.OPEN) void this.#check();
    else this.#connect();
  };

  async #check(): Promise<void> {
    if (!(await this.catchUp())) this.#failed();
  }

  #offline = (): void => {
    this.#drop();
    this.state = "offline";
  };

  #visibility = (): void => {
    if (document.visibilityState === "visible") this.#wake();
    else this.#rest = setTimeout(() => this.#goToRest(), REST_AFTER);
  };

  /** Nobody looks: give the stream back and ask now and then, so that the title still tells. */
  #goToRest(): void {
    this.#drop();
    this.state = "resting";
    const again = async (): Promise<void> => {
      await this.catchUp();
      if (this.state === "resting") this.#timer = setTimeout(() => void again(), REST_POLL);
    };
    void again();
  }
}

function read<T>(event: MessageEvent<string>): T {
  return JSON.parse(event.data) as T;
}
