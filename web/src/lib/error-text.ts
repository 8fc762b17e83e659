// The localized text of a server error, for pages without a table.
import { i18n } from "../text/i18n.svelte";
import { ApiError } from "../wire/api";

export function errorText(error: unknown): string {
  const reason = error instanceof ApiError ? error.reason : { code: "internal" };
  const texts = i18n.forGame("");
  const kind = texts.has(`refused-${reason.code}`) ? "refused" : "rejected";
  return texts.localize(kind, reason, (seat) => `p${seat + 1}`);
}
