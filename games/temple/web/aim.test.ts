import { describe, expect, it } from "vitest";
import { aim, asks, buttons } from "./aim";
import type { Choice, View } from "./types";

interface Recorded {
  view: View;
  choices: Choice[][];
}
const fixtures = import.meta.glob<Recorded>("./fixtures/*.json", { import: "default", eager: true });
const moments = Object.entries(fixtures);
function read(name: string): Recorded {
  const recorded = fixtures[`./fixtures/${name}.json`];
  if (!recorded) throw new Error(`no fixture ${name}`);
  return recorded;
}
const seatOf = ({ phase }: View): number => ("seat" in phase ? phase.seat : 0);

describe("aim", () => {
  it.each(moments)("points every choice of %s at something that can be touched", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = aim(choice, view, seat);
        const chief = keys[0] ?? "";
        expect(chief, choice.text).toMatch(
          /^(node|token|card|laid|their|asked|pile|character|reroll|set|button):/,
        );
        if (chief.startsWith("button:")) expect(buttons, choice.text).toContain(chief);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("gives every choice of a moment a thing of its own or a menu", () => {
    for (const [name, { view, choices }] of moments)
      for (const [seat, list] of choices.entries()) {
        const reached = new Set(list.flatMap((choice) => aim(choice, view, seat)));
        expect(list.length === 0 || reached.size > 0, name).toBe(true);
      }
  });

  it("keeps a token out of the way of a walk until it is in hand or nothing else is left", () => {
    const { view } = read("mid");
    const sprint = { text: "", type: "sprint", to: "c7" };
    expect(aim(sprint, view, seatOf(view))).toEqual(["token:c7"]);
    const slot = { seat: 0, actions: 0, barred: [], is_monkey_used: false };
    expect(aim(sprint, { ...view, slot }, 0)).toEqual(["token:c7", "node:c7"]);
  });

  it("lets the space one stands on offer what is done there", () => {
    const { view } = read("lock");
    const at = view.players[seatOf(view)]?.at;
    expect(aim({ text: "", type: "unlock", lock: "alcove_1" }, view, seatOf(view))).toContain(`node:${at}`);
    expect(aim({ text: "", type: "reroll", dice: [2, 4] }, view, 0)).toEqual(["reroll:24"]);
  });
});

describe("asks", () => {
  it("names the command whose refusal explains", () => {
    const { view } = read("mid");
    const seat = seatOf(view);
    expect(asks("node:exit", view, seat)).toBe("move exit");
    expect(asks(`node:${view.players[seat]?.at}`, view, seat)).toBe("search");
    expect(asks("node:c21", { ...view, has_pit: true }, seat)).toBe("jump");
    expect(asks("clue:2", view, seat)).toBe("decipher");
    expect(asks("lock:alcove_2", view, seat)).toBe("unlock alcove_2");
    expect(asks("deck:rv", view, seat)).toBe("search");
    expect(asks("token:3", view, seat)).toBe("clue 3");
    expect(asks("card:z1-2", read("load").view, 0)).toBe("drop z1-2");
    expect(asks("card:z1-2", read("compose").view, 0)).toBe("give z1-2");
    expect(asks("pile:lv-3", view, seat)).toBe("take lv-3");
    expect(asks("button:exit_river", view, seat)).toBe("exit");
    expect(asks("button:end", view, seat)).toBe("end");
    expect(asks("node:l11", read("replace").view, 0)).toBe("enter a");
  });

  it("asks for what the ability in hand does", () => {
    const { view } = read("mid");
    const as = (ability: "leap" | "linguistics" | "sprint") => {
      const players = view.players.map((one) => ({ ...one, ability }));
      return asks("token:l22", { ...view, players }, 0);
    };
    expect([as("leap"), as("linguistics"), as("sprint")]).toEqual(["leap l22", "read l22", "sprint l22"]);
  });
});
