// The server is killed and restarted during a game: pages reconnect without a reload and lose nothing.
import { play, seededRandom } from "./support/player";
import { bar, board, createTable, disableDelays, joinAndStart, readLog } from "./support/tables";
import { expect, test } from "./support/test";

test("a game continues after the server is killed and restarted", async ({
  newGuest,
  server,
  pageErrors,
}) => {
  const ann = await newGuest();
  await createTable(ann, "Ann", { otherSeats: ["open", "random"] });
  const ben = await newGuest();
  await joinAndStart(ann, ben, "Ben");
  await disableDelays(ann);
  await disableDelays(ben);

  const loads: string[] = [];
  for (const page of [ann, ben]) page.on("load", () => loads.push(page.url()));
  const random = [seededRandom(3), seededRandom(4)];
  const both = [ann, ben];
  for (const nMoves of [6, 5, 4]) {
    const isDone = both.map(() => false);
    await Promise.all(
      both.map((page, index) =>
        play(page, {
          random: random[index],
          until: (n) => {
            // Both players stop as soon as one of them has made enough moves.
            if (n >= nMoves) isDone[index] = true;
            return isDone.some(Boolean);
          },
        }),
      ),
    );
    await ann.waitForFunction(() => document.querySelectorAll(".log li").length > 0);
    const before = await Promise.all(both.map(readLog));
    await server.kill();
    for (const page of both) {
      await expect(page.getByText("Connecting…")).toBeVisible();
      await expect(board(page)).toBeVisible();
    }
    await server.start();
    for (const page of both) await expect(page.getByText("Connecting…")).toBeHidden();
    const after = await Promise.all(both.map(readLog));
    for (const [index, lines] of before.entries())
      expect(after[index]?.slice(0, lines.length)).toEqual(lines);
  }
  await Promise.all(both.map((page, index) => play(page, { random: random[index] })));
  for (const page of both) {
    await expect(page.getByRole("dialog", { name: "Result" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(bar(page)).toContainText("The game is over");
  }
  const logs = await Promise.all(both.map(readLog));
  expect(logs[0]).toEqual(logs[1]);
  expect(loads, "no page reloads").toEqual([]);
  // The browser logs every failed connection attempt.
  const unexpected = pageErrors.filter((line) => !/ERR_CONNECTION|WebSocket connection to/.test(line));
  pageErrors.splice(0, pageErrors.length, ...unexpected);
});
