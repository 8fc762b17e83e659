// Completion in the command box.
import { expect, it } from "vitest";
import { completeCommand } from "./complete-command";

const choices = ["move a1", "move c3", "move c3 with p2", "dig c3", "end"].map((text) => ({
  text,
  type: text.split(" ")[0] ?? "",
}));
const complete = (typed: string) => completeCommand(typed, choices).map(({ text }) => text);

it("completes commands word by word", () => {
  expect(complete("m c")).toEqual(["move c3", "move c3 with p2"]);
  expect(complete("E")).toEqual(["end"]);
  expect(complete("")).toHaveLength(5);
  expect(complete("fly")).toEqual([]);
});
