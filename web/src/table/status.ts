/** The one status line of a table. */

import { listed, t } from "../words/shell";
import type { TableSession } from "./session.svelte";

export function statusLine(session: TableSession): string {
  if (session.now.status === "waiting") return t("status-waiting");
  const frame = session.shown;
  if (!frame) return t("status-loading");
  if (frame.ending || session.now.status === "over") return t("status-over");
  if (session.pending) return t("status-sent");
  if (session.yourTurn) return t("your-turn");
  return waitingFor(session);
}

/** Whom the table waits for, by name. */
export function waitingFor(session: TableSession): string {
  if (session.pending) return t("status-sent");
  const names = session.awaited.map(session.who);
  return names.length ? t("status-for", { names: listed(names), count: names.length }) : t("status-chance");
}
