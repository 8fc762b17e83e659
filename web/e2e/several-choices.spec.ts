// A form that collects several choices sends each command once, however fast the server answers. A click
// never makes a decision that the player has not seen yet.
import type { Page } from "@playwright/test";
import { temple } from "./support/games";
import { type Activate, clickWithMouse, play } from "./support/player";
import { board, createTable } from "./support/tables";
import { DESKTOP, expect, PHONE, test } from "./support/test";

/** Records the commands that the page sends. */
function recordCommands(page: Page): string[] {
  const commands: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "act") commands.push(message.command);
    }),
  );
  return commands;
}

for (const [name, device] of Object.entries({ DESKTOP, PHONE }))
  test(`drops as many cards as chosen: ${name}`, async ({ newGuest }) => {
    const page = await newGuest(device, { speed: 0 });
    const commands = recordCommands(page);
    await createTable(page, "Ann", { game: temple, otherSeats: [] });
    await expect(board(page)).toBeVisible();
    const slider = page.locator(".load input[type=range]");
    const nCards = () => slider.evaluateAll(([node]) => Number(node?.getAttribute("max") ?? 0));
    await play(page, {
      weight: (key) => (key === "button:search" ? 1000 : key.startsWith("card:") ? 0 : temple.weight(key)),
      until: async () => (await nCards()) >= 4,
    });
    commands.length = 0;
    for (const [n, sent] of [
      [2, 2],
      [3, 3],
      [1, 5],
    ] as const) {
      await slider.fill(String(n));
      await expect.poll(() => commands.length).toBe(sent);
      await expect(page.locator(".load .scale .now")).toHaveAccessibleName(new RegExp(`^drop ${n}:`));
      await expect(slider).toHaveValue(String(n));
    }
    expect(commands.map((command) => command.split(" ")[0])).toEqual([
      "drop",
      "drop",
      "drop",
      "keep",
      "keep",
    ]);
  });

test("a second click skips the story and does not make the next decision", async ({ newGuest }) => {
  const page = await newGuest();
  const commands = recordCommands(page);
  await createTable(page, "Ann", { game: temple, otherSeats: [] });
  await expect(board(page)).toBeVisible();
  let nSearches = 0;
  const clickTwice: Activate = async (on, target) => {
    const nBefore = commands.length;
    await clickWithMouse(on, target);
    if (target.key !== "button:search") return;
    nSearches += 1;
    await expect(on.locator(".bar.animating")).toBeVisible();
    await clickWithMouse(on, target);
    await expect(on.locator(".bar.turn")).toBeVisible();
    expect(commands.slice(nBefore)).toEqual(["search"]);
    // The stage ignores clicks right after a skipped animation, too.
    await on.evaluate(() => {
      document.body.dataset.idleAt = String(Date.now());
    });
  };
  await play(page, {
    activate: clickTwice,
    weight: (key) => (key === "button:search" ? 1000 : temple.weight(key)),
    until: () => nSearches >= 6,
  });
});
