// A refusal of the server in the reader's words, where no table is at hand.
import { speech } from "../text/speech.svelte";
import { ApiError } from "../wire/api";

export function sayWhy(problem: unknown): string {
  const why = problem instanceof ApiError ? problem.why : { code: "internal" };
  const texts = speech.game("");
  const kind = texts.has(`refused-${why.code}`) ? "refused" : "rejected";
  return texts.tell(kind, why, (seat) => `p${seat + 1}`);
}
