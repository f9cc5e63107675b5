/** What went wrong, as a sentence: by its slug, or that something did. */

import { Problem } from "../api/client";
import { has, t } from "./shell";

export function problemId(error: unknown): string {
  const id = error instanceof Problem ? `problem-${error.kind}` : "";
  return has(id) ? id : "problem-failed";
}

export const problem = (error: unknown): string => t(problemId(error));
