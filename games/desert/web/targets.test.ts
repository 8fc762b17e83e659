import { describe, expect, it } from "vitest";
import { buttons, probeCommand, targetKeys } from "./targets";
import type { Choice, View } from "./types";

interface Moment {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Moment>("./fixtures/*.json", { import: "default", eager: true });
const moments = Object.entries(fixtures);
const start = fixtures["./fixtures/start.json"] as Moment;

describe("targetKeys", () => {
  it.each(moments)("points every choice of %s at something that can be touched", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = targetKeys(choice, view, seat);
        const chief = keys[0] ?? "";
        expect(chief, choice.text).toMatch(/^(tile|part|blast|scope|jet|guide|pawn|card|role|storm|button):/);
        if (chief.startsWith("button:")) expect(buttons, choice.text).toContain(chief);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("offers what is done on my own tile there too", () => {
    const home = start.view.crew[2]?.cell;
    expect(targetKeys({ text: "excavate", type: "excavate" }, start.view, 2)).toEqual([
      "button:excavate",
      `tile:${home}`,
    ]);
    expect(targetKeys({ text: "take engine", type: "take", part: "engine" }, start.view, 2)).toEqual([
      "part:engine",
      `tile:${home}`,
    ]);
  });

  it("keeps gear and guiding apart from walking", () => {
    expect(targetKeys({ text: "", type: "jet", to: "a1", with: null }, start.view, 0)).toEqual(["jet:a1"]);
    expect(targetKeys({ text: "", type: "guide", whom: 1, to: "b2", with: null }, start.view, 0)).toEqual([
      "guide:1:b2",
    ]);
    expect(targetKeys({ text: "", type: "shield" }, start.view, 3)).toEqual(["card:solar_shield:3"]);
  });
});

describe("probeCommand", () => {
  it("names the command whose refusal explains", () => {
    const home = start.view.crew[0]?.cell ?? "";
    expect(probeCommand("tile:e5", start.view, 0)).toBe("move e5");
    expect(probeCommand(`tile:${home}`, start.view, 0)).toMatch(/^(dig|excavate)/);
    expect(probeCommand("pawn:1", start.view, 0)).toBe("give p2 water 1");
    expect(probeCommand("guide:1:b2", start.view, 0)).toBe("guide p2 b2");
    expect(probeCommand("part:engine", start.view, 0)).toBe("take engine");
    expect(probeCommand("card:time_throttle:0", start.view, 0)).toBe("throttle");
    expect(probeCommand("card:jet_pack:1", start.view, 0)).toBe(`jet ${home}`);
    expect(probeCommand("button:end", start.view, 0)).toBe("end");
    expect(probeCommand("role:climber", start.view, 0)).toBe("pick climber");
  });
});
