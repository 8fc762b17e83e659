// Addresses of pages that proofs go through one by one.
import { desert, madness, oasis, temple } from "./games";

/** A form for each game, and one page of every other kind on which something can be done. */
export const PAGES = [
  "/",
  ...[desert, oasis, temple, madness].map(({ id }) => `/new/${id}`),
  "/rules/desert",
  "/settings",
  "/verify",
];

/** Pages on which there is only something to read. */
export const QUIET = ["/about", "/nowhere"];
