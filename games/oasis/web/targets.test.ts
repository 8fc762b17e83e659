import { describe, expect, it } from "vitest";
import { buttons, probeCommand, targetKeys } from "./targets";
import type { Choice, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const moments = Object.entries(fixtures);
const read = (name: string) => fixtures[`./fixtures/${name}.json`] as Moment;

describe("targetKeys", () => {
  it.each(moments)("maps every choice of %s to a target", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = targetKeys(choice, view, seat);
        const main = keys[0] ?? "";
        expect(main, choice.text).toMatch(/^(space|offer|card|button):/);
        if (main.startsWith("button:")) expect(buttons, choice.text).toContain(main);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("maps a placement to the space and to the selected tool", () => {
    const { view } = read("free");
    expect(targetKeys({ text: "", type: "place", land: "stony", at: "e9" }, view, 0)).toEqual([
      "space:e9",
      "stony:e9",
    ]);
    expect(targetKeys({ text: "", type: "camel", at: "h9" }, view, 0)).toEqual(["space:h9", "camel:h9"]);
  });

  it("maps marker choices to the new tile and to movable markers", () => {
    const { view } = read("mark");
    const at = "at" in view.phase ? view.phase.at : "";
    expect(targetKeys({ text: "mark", type: "mark" }, view, 0)).toEqual(["button:mark", `space:${at}`]);
    expect(targetKeys({ text: "", type: "move_marker", from: "d12" }, view, 0)).toEqual([
      "button:move",
      "space:d12",
    ]);
  });

  it("lists offers in turn order", () => {
    const { view, choices } = read("table-5");
    const taken = (choices[view.turn] ?? []).map((choice) => targetKeys(choice, view, view.turn)[1] ?? "");
    expect(taken.length).toBe(4);
    const inOrder = [...taken].sort((a, b) => buttons.indexOf(a) - buttons.indexOf(b));
    const owners = inOrder.map((key) => view.order[Number(key.split(":")[2])]);
    expect(owners).toEqual(view.order.filter((seat) => seat !== view.turn));
  });

  it("maps cards to the offer they came from", () => {
    const { view } = read("resolve");
    const whom = "whom" in view.phase ? view.phase.whom : -1;
    expect(targetKeys({ text: "", type: "resolve", card: "cam2" }, view, 0)[0]).toBe(`card:${whom}:cam2`);
  });
});

describe("probeCommand", () => {
  it("returns the command whose refusal explains the target", () => {
    const { view } = read("tile");
    expect(probeCommand("space:e9", view, 0)).toBe("place steppe e9");
    expect(probeCommand("space:h9", view, 0)).toBe("place steppe h9");
    expect(probeCommand("space:e9", read("mark").view, 0)).toBe("mark from e9");
    expect(probeCommand("space:e9", read("camel").view, 0)).toBe("camel e9");
    expect(probeCommand("space:h9", read("mid").view, 0)).toBe("camel h9");
    expect(probeCommand("oasis:e9", view, 0)).toBe("place oasis e9");
    expect(probeCommand("offer:2", view, 0)).toBe("accept p3");
    expect(probeCommand("card:1:oas2", view, 0)).toBe("resolve oas2");
    expect(probeCommand("button:confirm", view, 0)).toBe("confirm");
  });
});
