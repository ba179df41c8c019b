/** Something that was asked of the service and is not done. Players read `problem-<code>`. */

import type { Texts } from "../texts/fluent";
import type { Args } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Args = {},
  ) {
    super(message);
  }
}

/** The service did not answer at all. */
export const UNREACHABLE = "unreachable";

/** In the reader's words. `message` and `seconds` are there for the messages that use them. */
export function tell(problem: unknown, t: Texts): string {
  if (!(problem instanceof Refused)) return t.say("problem-unknown");
  const id = `problem-${problem.code}`;
  const { refusal, field, why } = problem.args;
  if (typeof refusal === "string" && t.has(`refusal-${refusal}`)) {
    return t.refusal({ code: refusal, args: problem.args });
  }
  const invalid = `invalid-${field}-${why}`;
  if (t.has(invalid)) return t.say(invalid);
  return t.has(id) ? t.say(id, { message: problem.message, ...problem.args }) : t.say("problem-unknown");
}
