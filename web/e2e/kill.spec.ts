// The server is killed in mid-game and started again: nobody reloads, nothing shown is lost, play goes on.
import { play, randomFrom } from "./kit/player";
import { bar, board, hurry, joinAndStart, readLog, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

test("a killed server is a pause, not an end", async ({ guest, server, complaints }) => {
  const ann = await guest();
  await setUp(ann, "Ann", { others: ["open", "random"] });
  const ben = await guest();
  await joinAndStart(ann, ben, "Ben");
  await hurry(ann);
  await hurry(ben);

  const loads: string[] = [];
  for (const page of [ann, ben]) page.on("load", () => loads.push(page.url()));
  const random = [randomFrom(3), randomFrom(4)];
  const both = [ann, ben];
  for (const nChosen of [6, 5, 4]) {
    const isEnough = both.map(() => false);
    await Promise.all(
      both.map((page, who) =>
        play(page, {
          random: random[who],
          until: (n) => {
            // Whoever has done their share lets the other one finish the turn.
            if (n >= nChosen) isEnough[who] = true;
            return isEnough.some(Boolean);
          },
        }),
      ),
    );
    await ann.waitForFunction(() => document.querySelectorAll(".log li").length > 0);
    const before = await Promise.all(both.map(readLog));
    await server.kill();
    for (const page of both) {
      await expect(page.getByText("Looking for the table …")).toBeVisible();
      await expect(board(page)).toBeVisible();
    }
    await server.start();
    for (const page of both) await expect(page.getByText("Looking for the table …")).toBeHidden();
    const after = await Promise.all(both.map(readLog));
    for (const [who, lines] of before.entries()) expect(after[who]?.slice(0, lines.length)).toEqual(lines);
  }
  await Promise.all(both.map((page, who) => play(page, { random: random[who] })));
  for (const page of both) {
    await expect(page.getByRole("dialog", { name: "The end" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(bar(page)).toContainText("The game is over");
  }
  const logs = await Promise.all(both.map(readLog));
  expect(logs[0]).toEqual(logs[1]);
  expect(loads, "nobody reloads").toEqual([]);
  // The browser itself writes down every failed attempt to reach the server.
  const own = complaints.filter((line) => !/ERR_CONNECTION|WebSocket connection to/.test(line));
  complaints.splice(0, complaints.length, ...own);
});
