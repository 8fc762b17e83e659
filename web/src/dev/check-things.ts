// Tests for every game: each thing on the board, in the badges and in the panels has a description.
import { cleanup, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { GamePlugin, GameTypes } from "../stage/contract";
import { Things } from "../stage/things.svelte";
import { FakeStage, type Fixture } from "./fake-stage.svelte";
import { findUndescribedParts } from "./undescribed-parts";

/** A game's texts and rulebook in one language. */
export interface Book {
  language: string;
  sources: readonly string[];
  rules: string;
}

/** The things that a game shows in a recorded moment. */
function thingsOf<G extends GameTypes>(game: GamePlugin<G>, stage: FakeStage<G>): Set<string> {
  cleanup();
  render(game.Board, { stage });
  if (game.Panels) render(game.Panels, { stage });
  for (const seat of stage.names.keys()) if (game.SeatBadge) render(game.SeatBadge, { stage, seat });
  const stop = new Things({ stage: () => stage, ignoresControls: true }).container(document.body);
  const nodes = [...document.querySelectorAll("[data-thing]")];
  const undescribed = [...document.querySelectorAll("[data-key]:not([data-thing]), [title]")];
  expect(
    undescribed.map((node) => node.outerHTML.slice(0, 120)),
    "these can be touched, or explain themselves only to a mouse, but are not things",
  ).toEqual([]);
  expect(findUndescribedParts("body").join("\n"), "no one can ask about these").toBe("");
  stop();
  return new Set(nodes.map((node) => node.getAttribute("data-thing") ?? ""));
}

/** Registers the tests. `kinds` lists the kinds of things (the part before the first colon) that the
 * fixtures have to show, so that the test cannot pass by showing nothing. */
export function checkThings<G extends GameTypes>(
  game: GamePlugin<G>,
  fixtures: Record<string, Fixture<G>>,
  books: readonly Book[],
  kinds: readonly string[],
): void {
  const seen = new Set<string>();

  describe.each(books)("every thing has a description: $language", ({ language, sources, rules }) => {
    it.each(Object.entries(fixtures))("%s", (_path, fixture) => {
      const stage = new FakeStage(game, fixture, sources, { language });
      for (const thing of thingsOf(game, stage)) {
        seen.add(thing.split(":")[0] ?? "");
        const description = game.describe?.(thing, stage) ?? null;
        if (!description) throw new Error(`${thing} has no description`);
        const { name, text, facts, rule } = description;
        for (const words of [name, text, ...facts]) {
          expect(words.trim() === "" || /undefined|null|NaN|\{/.test(words), `${thing}: ${words}`).toBe(
            false,
          );
        }
        expect(text, `${thing} does not say what it does`).toMatch(/[.!?…]$/);
        expect(rules, `${thing} names a paragraph that does not exist`).toContain(`**${rule}**`);
      }
    });
  });

  it("the recorded moments show every kind of thing", () => {
    expect([...seen].sort()).toEqual([...kinds].sort());
  });
}
