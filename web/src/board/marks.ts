/** Before and after: which things of a row would come and which would go. */

import type { Plain } from "./shape";

export interface Marked {
  value: Plain;
  mark: "same" | "added" | "removed";
}

/** Items after, those that went kept in their old places and marked. */
export function marked(before: Plain[], after: Plain[]): Marked[] {
  const left = [...after];
  const out: Marked[] = [];
  for (const value of before) {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    out.push({ value, mark: at >= 0 ? "same" : "removed" });
  }
  return [...out, ...left.map((value): Marked => ({ value, mark: "added" }))];
}
