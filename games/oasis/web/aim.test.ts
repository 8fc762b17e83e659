import { describe, expect, it } from "vitest";
import { aim, asks, buttons } from "./aim";
import type { Choice, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const moments = Object.entries(fixtures);
const read = (name: string) => fixtures[`./fixtures/${name}.json`] as Moment;

describe("aim", () => {
  it.each(moments)("points every choice of %s at something that can be touched", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = aim(choice, view, seat);
        const chief = keys[0] ?? "";
        expect(chief, choice.text).toMatch(/^(space|offer|card|button):/);
        if (chief.startsWith("button:")) expect(buttons, choice.text).toContain(chief);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("offers a placement on the space and to the tool in hand", () => {
    const { view } = read("free");
    expect(aim({ text: "", type: "place", land: "stony", at: "e9" }, view, 0)).toEqual([
      "space:e9",
      "stony:e9",
    ]);
    expect(aim({ text: "", type: "camel", at: "h9" }, view, 0)).toEqual(["space:h9", "camel:h9"]);
  });

  it("finds the marker's tile and the markers that can be moved", () => {
    const { view } = read("mark");
    const at = "at" in view.phase ? view.phase.at : "";
    expect(aim({ text: "mark", type: "mark" }, view, 0)).toEqual(["button:mark", `space:${at}`]);
    expect(aim({ text: "", type: "move_marker", from: "d12" }, view, 0)).toEqual([
      "button:move",
      "space:d12",
    ]);
  });

  it("names offers in the order of play", () => {
    const { view, choices } = read("table-5");
    const taken = (choices[view.turn] ?? []).map((choice) => aim(choice, view, view.turn)[1] ?? "");
    expect(taken.length).toBe(4);
    const inOrder = [...taken].sort((a, b) => buttons.indexOf(a) - buttons.indexOf(b));
    const owners = inOrder.map((key) => view.order[Number(key.split(":")[2])]);
    expect(owners).toEqual(view.order.filter((seat) => seat !== view.turn));
  });

  it("finds cards in the tray they were taken from", () => {
    const { view } = read("resolve");
    const whom = "whom" in view.phase ? view.phase.whom : -1;
    expect(aim({ text: "", type: "resolve", card: "cam2" }, view, 0)[0]).toBe(`card:${whom}:cam2`);
  });
});

describe("asks", () => {
  it("names the command whose refusal explains", () => {
    const { view } = read("tile");
    expect(asks("space:e9", view, 0)).toBe("place steppe e9");
    expect(asks("space:h9", view, 0)).toBe("place steppe h9");
    expect(asks("space:e9", read("mark").view, 0)).toBe("mark from e9");
    expect(asks("space:e9", read("camel").view, 0)).toBe("camel e9");
    expect(asks("space:h9", read("mid").view, 0)).toBe("camel h9");
    expect(asks("oasis:e9", view, 0)).toBe("place oasis e9");
    expect(asks("offer:2", view, 0)).toBe("accept p3");
    expect(asks("card:1:oas2", view, 0)).toBe("resolve oas2");
    expect(asks("button:confirm", view, 0)).toBe("confirm");
  });
});
