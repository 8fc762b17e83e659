// A form that collects several choices sends each command once, in order.
import { expect, it } from "vitest";
import { CommandSeries } from "./command-series.svelte";

/** A stage whose answers arrive when the test releases them. */
class SlowStage {
  sent: string[] = [];
  #answers: ((isAccepted: boolean) => void)[] = [];
  #shown: (() => void)[] = [];

  sendCommand(command: string): Promise<boolean> {
    this.sent.push(command);
    return new Promise((resolve) => this.#answers.push(resolve));
  }
  whenShown(): Promise<void> {
    return new Promise((resolve) => this.#shown.push(resolve));
  }
  async answer(isAccepted: boolean): Promise<void> {
    this.#answers.shift()?.(isAccepted);
    await settle();
  }
  async show(): Promise<void> {
    this.#shown.shift()?.();
    await settle();
  }
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
const list =
  (...texts: string[]) =>
  () =>
    texts.map((text) => ({ text }));

it("sends a command only after the answer to the one before it", async () => {
  const stage = new SlowStage();
  const series = new CommandSeries(() => stage);
  void series.send(list("drop a", "drop b"));
  await settle();
  expect(stage.sent).toEqual(["drop a"]);
  await stage.answer(true);
  expect(stage.sent).toEqual(["drop a", "drop b"]);
  await stage.answer(true);
  expect(series.isSending).toBe(true);
  await stage.show();
  expect(series.isSending).toBe(false);
});

it("ends at the first refusal", async () => {
  const stage = new SlowStage();
  const series = new CommandSeries(() => stage);
  void series.send(list("drop a", "drop b"));
  await settle();
  await stage.answer(false);
  await stage.show();
  expect(stage.sent).toEqual(["drop a"]);
  expect(series.isSending).toBe(false);
});

it("lists the next commands once the earlier ones are on screen", async () => {
  const stage = new SlowStage();
  const series = new CommandSeries(() => stage);
  void series.send(list("drop a"));
  void series.send(() => stage.sent.map((text) => ({ text: text.replace("drop", "keep") })));
  await settle();
  await stage.answer(true);
  expect(stage.sent).toEqual(["drop a"]);
  await stage.show();
  expect(stage.sent).toEqual(["drop a", "keep a"]);
});
