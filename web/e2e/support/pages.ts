// Paths of the pages that some tests visit one by one.
import { desert, madness, oasis, temple } from "./games";

/** Each game's form, and every other kind of page with controls. */
export const INTERACTIVE_PAGES = [
  "/",
  ...[desert, oasis, temple, madness].map(({ id }) => `/new/${id}`),
  "/rules/desert",
  "/settings",
  "/verify",
];

/** Pages without controls. */
export const STATIC_PAGES = ["/about", "/nowhere"];
