import { describe, expect, it } from "vitest";
import { aim, asks, buttons } from "./aim";
import type { Choice, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const moments = Object.entries(fixtures);
const start = fixtures["./fixtures/start.json"] as Moment;

describe("aim", () => {
  it.each(moments)("points every choice of %s at something that can be touched", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = aim(choice, view, seat);
        const chief = keys[0] ?? "";
        expect(chief, choice.text).toMatch(/^(tile|part|blast|scope|jet|guide|pawn|card|role|storm|button):/);
        if (chief.startsWith("button:")) expect(buttons, choice.text).toContain(chief);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("offers what is done on my own tile there too", () => {
    const home = start.view.crew[2]?.cell;
    expect(aim({ text: "excavate", type: "excavate" }, start.view, 2)).toEqual([
      "button:excavate",
      `tile:${home}`,
    ]);
    expect(aim({ text: "take engine", type: "take", part: "engine" }, start.view, 2)).toEqual([
      "part:engine",
      `tile:${home}`,
    ]);
  });

  it("keeps gear and guiding apart from walking", () => {
    expect(aim({ text: "", type: "jet", to: "a1", with: null }, start.view, 0)).toEqual(["jet:a1"]);
    expect(aim({ text: "", type: "guide", whom: 1, to: "b2", with: null }, start.view, 0)).toEqual([
      "guide:1:b2",
    ]);
    expect(aim({ text: "", type: "shield" }, start.view, 3)).toEqual(["card:solar_shield:3"]);
  });
});

describe("asks", () => {
  it("names the command whose refusal explains", () => {
    const home = start.view.crew[0]?.cell ?? "";
    expect(asks("tile:e5", start.view, 0)).toBe("move e5");
    expect(asks(`tile:${home}`, start.view, 0)).toMatch(/^(dig|excavate)/);
    expect(asks("pawn:1", start.view, 0)).toBe("give p2 water 1");
    expect(asks("guide:1:b2", start.view, 0)).toBe("guide p2 b2");
    expect(asks("part:engine", start.view, 0)).toBe("take engine");
    expect(asks("card:time_throttle:0", start.view, 0)).toBe("throttle");
    expect(asks("card:jet_pack:1", start.view, 0)).toBe(`jet ${home}`);
    expect(asks("button:end", start.view, 0)).toBe("end");
    expect(asks("role:climber", start.view, 0)).toBe("pick climber");
  });
});
