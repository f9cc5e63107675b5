/** What an unknown value looks like, so that it can be shown. The view is the one thing we do not type. */

export type Plain = string | number | boolean | null;
export type Rec = Record<string, unknown>;

export type Shape =
  | { is: "plain"; value: Plain }
  | { is: "row"; items: Plain[] }
  | { is: "slots"; slots: [string, Plain][][] }
  | { is: "grid"; columns: string[]; rows: unknown[][] }
  | { is: "list"; items: unknown[] }
  | { is: "record"; fields: [string, unknown][] };

const MOST_COLUMNS = 7;
const SLOT_FIELDS = 3;

export const isRecord = (value: unknown): value is Rec =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isPlain = (value: unknown): value is Plain =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** Nothing to show: null, "", no items, or only such items and fields. A row of gaps is something. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every((item) => !isPlain(item) && isEmpty(item));
  return isRecord(value) && Object.values(value).every(isEmpty);
}

/** Nothing to look at yet: empty, "no", or a record of zeros. */
function isIdle(value: unknown): boolean {
  if (isEmpty(value) || value === false) return true;
  return isRecord(value) && Object.values(value).every((inner) => isEmpty(inner) || inner === 0);
}

export function shape(value: unknown): Shape {
  if (value === undefined) return { is: "plain", value: null };
  if (isPlain(value)) return { is: "plain", value };
  if (Array.isArray(value)) return shapeOfList(value);
  return { is: "record", fields: Object.entries(value as Rec).filter(([, inner]) => !isEmpty(inner)) };
}

function shapeOfList(items: unknown[]): Shape {
  if (items.every(isPlain)) return { is: "row", items };
  if (items.every(isRecord)) return shapeOfRecords(items);
  if (items.every(Array.isArray)) return { is: "grid", columns: [], rows: items };
  return { is: "list", items };
}

/** Small plain records lie side by side like cards; larger ones that share their keys are a table. */
function shapeOfRecords(items: Rec[]): Shape {
  const telling = (value: unknown): boolean => !isEmpty(value) && value !== false;
  const all = [...new Set(items.flatMap(Object.keys))];
  const columns = all.filter((column) => items.some((item) => telling(item[column])));
  const small = items.every((item) => columns.filter((column) => telling(item[column])).length <= SLOT_FIELDS);
  if (small && items.every((item) => columns.every((column) => isPlain(item[column] ?? null)))) {
    return { is: "slots", slots: items.map((item) => slot(item, columns.filter((column) => telling(item[column])))) };
  }
  if (columns.length > MOST_COLUMNS) return { is: "list", items };
  return { is: "grid", columns, rows: items.map((item) => columns.map((column) => item[column])) };
}

const slot = (item: Rec, keys: string[]): [string, Plain][] => keys.map((key) => [key, item[key] as Plain]);

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Every name in a value, however deep. */
export function namesIn(value: unknown): string[] {
  if (typeof value === "string") return value ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return isRecord(value) ? Object.values(value).flatMap(namesIn) : [];
}

export type Field = [key: string, value: unknown];

/** A view, sorted by what a player looks at first: rows and tables, plain facts, and what can wait. */
export interface Sorted {
  players: Rec[];
  panels: Field[];
  facts: Field[];
  quiet: Field[];
}

const HIDDEN = new Set(["viewer", "turn", "players", "texts"]);
const LONG = 16;

/** `settled` names fields that do not change during a game, its options. */
export function sort(view: unknown, settled: ReadonlySet<string>): Sorted {
  const sorted: Sorted = { players: [], panels: [], facts: [], quiet: [] };
  if (!isRecord(view)) return sorted;
  sorted.players = Array.isArray(view.players) ? view.players.filter(isRecord) : [];
  for (const [key, value] of Object.entries(view)) {
    if (HIDDEN.has(key)) continue;
    if (isIdle(value) || settled.has(key)) sorted.quiet.push([key, value]);
    else if (isPlain(value)) sorted.facts.push([key, value]);
    else if (namesIn(value).length > LONG && shape(value).is === "row") sorted.quiet.push([key, value]);
    else sorted.panels.push([key, value]);
  }
  return sorted;
}

export const field = (of: unknown, key: string): unknown => (isRecord(of) ? of[key] : undefined);
export function player(view: unknown, seat: number): Rec {
  const players = field(view, "players");
  const found: unknown = Array.isArray(players) ? players[seat] : undefined;
  return isRecord(found) ? found : {};
}
