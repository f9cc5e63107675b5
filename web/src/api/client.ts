/** Plain requests to the house. What never reached a game comes back as a `Problem`. */

import type {
  Answer,
  CatalogGame,
  ChangeSeat,
  ChangeTable,
  DraftOrder,
  Frame,
  Joined,
  Order,
  OwnSheet,
  Polled,
  Previewed,
  Replay,
  Rule,
  SeatLink,
  SheetOrder,
  Table,
  Tables,
} from "./types";

/** A problem document (RFC 9457); `kind` is a stable slug, "unreachable" where no answer came. */
export class Problem extends Error {
  constructor(
    readonly kind: string,
    readonly status: number,
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}

/** How far this device's clock is behind the house's, in milliseconds. */
let skew = 0;
const TOLERATED = 2_000;

/** The house's present instant, as well as this device can tell. */
export function now(): number {
  return Date.now() + skew;
}

/** `keepalive`: the request outlives the page that sent it. */
async function request<T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" }, keepalive };
  if (body !== undefined) {
    init.headers = { Accept: "application/json", "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch((error: unknown) => {
    throw new Problem("unreachable", 0, String(error));
  });
  readClock(response);
  if (!response.ok) throw await readProblem(response);
  return (await response.json()) as T;
}

function readClock(response: Response): void {
  const told = Date.parse(response.headers.get("Date") ?? "");
  const found = told - Date.now();
  if (Number.isFinite(found)) skew = Math.abs(found) > TOLERATED ? found : 0;
}

async function readProblem(response: Response): Promise<Problem> {
  const told = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const kind = typeof told.type === "string" ? told.type.replace(/^.*[/:]/, "") : "failed";
  return new Problem(kind, response.status, typeof told.detail === "string" ? told.detail : "");
}

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const games = (): Promise<CatalogGame[]> => request("GET", "/api/games");
export const rulebook = (game: string): Promise<Rule[]> => request("GET", `/api/games/${game}/rulebook`);
export const tables = (): Promise<Tables> => request("GET", "/api/tables");

export async function gameTexts(game: string, lang: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/texts/${lang}`).catch(() => null);
  return response?.ok ? response.text() : "";
}

export const openTable = (game: string, name: string, nonce: string): Promise<Joined> =>
  request("POST", "/api/tables", { game, name, nonce });
export const join = (invite: string, name: string, nonce: string): Promise<Joined> =>
  request("POST", "/api/join", { invite, name, nonce });
export const exchange = (link: string): Promise<Joined | Replay> => request("POST", "/api/links/exchange", { link });
export const recover = (id: string, code: string): Promise<Joined> =>
  request("POST", "/api/recover", { table: id, code });

export const seeTable = (id: string): Promise<Table> => request("GET", table(id));
export const change = (id: string, what: ChangeTable): Promise<Table> => request("PATCH", table(id), what);
export const fillSeat = (id: string, seat: number, who: ChangeSeat): Promise<Table> =>
  request("PUT", table(id, `/seats/${seat}`), who);
export const start = (id: string): Promise<Table> => request("POST", table(id, "/start"), {});
export const replayStep = (id: string, seq: number, seat: number | null): Promise<Frame> =>
  request("GET", table(id, `/replay/${seq}${seat === null ? "" : `?seat=${seat}`}`));

export const command = (id: string, what: Order): Promise<Answer> => request("POST", table(id, "/command"), what);
export const preview = (id: string, what: DraftOrder): Promise<Previewed> =>
  request("POST", table(id, "/preview"), what);
export const undo = (id: string, to: number, command: string): Promise<Answer> =>
  request("POST", table(id, "/undo"), { to, id: command });
export const vote = (id: string, question: string, yes: boolean, command: string): Promise<Answer> =>
  request("POST", table(id, "/vote"), { question, yes, id: command });
export const say = (id: string, text: string, line: string): Promise<Answer> =>
  request("POST", table(id, "/chat"), { text, id: line });
export const sheet = (id: string): Promise<OwnSheet> => request("GET", table(id, "/sheet"));
export const keepSheet = (id: string, what: SheetOrder): Promise<OwnSheet> =>
  request("PUT", table(id, "/sheet"), what, true);
export const seatLink = (id: string, revoke: boolean): Promise<SeatLink> =>
  request("POST", table(id, "/links/seat"), { revoke });
export const poll = (id: string, since: number): Promise<Polled> =>
  request("GET", table(id, `/poll?since=${since}`));

export const streamPath = (id: string, since: number): string => table(id, `/stream?since=${since}`);
export const recordPath = (id: string): string => table(id, "/record");

/** A link as a QR code: an address for an image; give it back with `URL.revokeObjectURL`. */
export async function qrCode(text: string): Promise<string> {
  const response = await fetch("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  }).catch(() => null);
  return response?.ok ? URL.createObjectURL(await response.blob()) : "";
}
