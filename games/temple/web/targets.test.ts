import { describe, expect, it } from "vitest";
import { buttons, probeCommand, targetKeys } from "./targets";
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

describe("targetKeys", () => {
  it.each(moments)("points every choice of %s at something that can be touched", (_, { view, choices }) => {
    choices.forEach((list, seat) => {
      for (const choice of list) {
        const keys = targetKeys(choice, view, seat);
        const chief = keys[0] ?? "";
        expect(chief, choice.text).toMatch(
          /^(space|token|card|laid|their|asked|pile|adventurer|reroll|set|button):/,
        );
        if (chief.startsWith("button:")) expect(buttons, choice.text).toContain(chief);
        for (const key of keys) expect(/undefined|null|:$/.test(key), key).toBe(false);
      }
    });
  });

  it("gives every choice its own target or a menu", () => {
    for (const [name, { view, choices }] of moments)
      for (const [seat, list] of choices.entries()) {
        const reached = new Set(list.flatMap((choice) => targetKeys(choice, view, seat)));
        expect(list.length === 0 || reached.size > 0, name).toBe(true);
      }
  });

  it("ignores the token for moves unless it is in hand or no action is left", () => {
    const { view } = read("mid");
    const sprint = { text: "", type: "sprint", to: "c7" } as const;
    expect(targetKeys(sprint, view, seatOf(view))).toEqual(["token:c7"]);
    const turn = { seat: 0, actions: 0, barred: [], is_monkey_used: false };
    expect(targetKeys(sprint, { ...view, turn }, 0)).toEqual(["token:c7", "space:c7"]);
  });

  it("offers the actions on the adventurer's space", () => {
    const { view } = read("lock");
    const at = view.players[seatOf(view)]?.at;
    expect(targetKeys({ text: "", type: "unlock", lock: "alcove_1" }, view, seatOf(view))).toContain(
      `space:${at}`,
    );
    expect(targetKeys({ text: "", type: "reroll", dice: [2, 4] }, view, 0)).toEqual(["reroll:24"]);
  });
});

describe("probeCommand", () => {
  it("names the command whose refusal explains the obstacle", () => {
    const { view } = read("mid");
    const seat = seatOf(view);
    expect(probeCommand("space:exit", view, seat)).toBe("move exit");
    expect(probeCommand(`space:${view.players[seat]?.at}`, view, seat)).toBe("search");
    expect(probeCommand("space:c21", { ...view, has_pit: true }, seat)).toBe("jump");
    expect(probeCommand("clue:2", view, seat)).toBe("decipher");
    expect(probeCommand("lock:alcove_2", view, seat)).toBe("unlock alcove_2");
    expect(probeCommand("deck:rv", view, seat)).toBe("search");
    expect(probeCommand("token:3", view, seat)).toBe("clue 3");
    expect(probeCommand("card:z1-2", read("load").view, 0)).toBe("drop z1-2");
    expect(probeCommand("card:z1-2", read("compose").view, 0)).toBe("give z1-2");
    expect(probeCommand("pile:lv-3", view, seat)).toBe("take lv-3");
    expect(probeCommand("button:exit_river", view, seat)).toBe("exit");
    expect(probeCommand("button:end", view, seat)).toBe("end");
    expect(probeCommand("space:l11", read("replace").view, 0)).toBe("enter a");
  });

  it("probes the ability in hand", () => {
    const { view } = read("mid");
    const as = (ability: "leap" | "linguistics" | "sprint") => {
      const players = view.players.map((one) => ({ ...one, ability }));
      return probeCommand("token:l22", { ...view, players }, 0);
    };
    expect([as("leap"), as("linguistics"), as("sprint")]).toEqual(["leap l22", "read l22", "sprint l22"]);
  });
});
