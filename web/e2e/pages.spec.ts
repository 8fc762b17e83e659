// Every page is a real address, says so when there is nothing, and remembers what the reader likes.
import { board, playNow, setUp } from "./kit/rooms";
import { expect, test } from "./kit/test";

const PAGES = {
  "/": "Expedition board games in the browser",
  "/new/desert": "Forbidden Desert",
  "/rules/desert": /Forbidden Desert/,
  "/new/oasis": "Oasis",
  "/rules/oasis": /Oasis/,
  "/settings": "Settings",
  "/verify": "Check a game",
  "/about": "About Ovoo",
  "/nowhere/at/all": "Nothing here but sand",
  "/rules/chess": "Nothing here but sand",
  "/new/chess": "Nothing here but sand",
} as const;

test("every page has an address that can be loaded again", async ({ guest }) => {
  const page = await guest();
  for (const [path, title] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title }).first()).toBeAttached();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title }).first()).toBeAttached();
    await expect(page).toHaveTitle(/Ovoo/);
  }
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL(/\/rules\/desert$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a paragraph of the rules has its own address", async ({ guest }) => {
  const page = await guest();
  await page.goto("/rules/desert");
  const number = page.locator("[data-rule]").nth(3);
  const name = (await number.innerText()).trim();
  await number.click();
  await expect(page).toHaveURL(new RegExp(`/rules/desert/${name.replaceAll(".", "\\.")}$`));
  await page.reload();
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
});

test("a table is found again after a reload and on the home page", async ({ guest }) => {
  const page = await guest();
  await setUp(page, "Ann", { others: ["open"], title: "Thursday" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Thursday" })).toBeVisible();
  await playNow(page);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
  await page.getByRole("link", { name: /Thursday/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thursday" })).toBeVisible();
});

test("a table that does not exist says so, and nobody goes on asking", async ({ guest, complaints }) => {
  const page = await guest();
  await page.clock.install();
  let nAsked = 0;
  page.on("websocket", () => {
    nAsked += 1;
  });
  for (const path of ["/t/nosuchtable1", "/t/nosuchtable1/replay"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "No such table" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Home" }).first()).toBeVisible();
  }
  await page.goto("/t/nosuchtable1");
  await expect(page.getByRole("heading", { level: 1, name: "No such table" })).toBeVisible();
  const n = nAsked;
  // The third attempt would come after two seconds at the latest.
  await page.clock.runFor(2500);
  expect(nAsked).toBe(n);
  // The browser itself writes down that there was nothing.
  const own = complaints.filter((line) => !line.includes("/api/tables/nosuchtable1"));
  complaints.splice(0, complaints.length, ...own);
});

test("a page left open over an upgrade loads itself anew, once", async ({ guest, complaints }) => {
  const page = await guest();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  let nLoads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) nLoads += 1;
  });
  // The old page's part of the settings is gone, as after an upgrade; the new page's is there.
  await page.route(/\/assets\/Settings-[^/]*\.js$/, (route) =>
    nLoads === 0 ? route.fulfill({ status: 404, body: "not found" }) : route.continue(),
  );
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(nLoads).toBe(1);
  // What is missing for good is said, and not asked for again and again.
  await page.route(/\/assets\/About-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: "not found" }),
  );
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  nLoads = 0;
  const isAsked = page.waitForResponse((response) => new URL(response.url()).pathname === "/");
  await page.getByRole("link", { name: "About Ovoo" }).click();
  await isAsked;
  await expect(page.getByText("This page could not be loaded.")).toBeVisible();
  expect(nLoads).toBe(0);
  const own = complaints.filter((line) => !line.includes("/assets/"));
  complaints.splice(0, complaints.length, ...own);
});

test("language, light, speed and name are remembered", async ({ guest }) => {
  const page = await guest();
  await page.goto("/settings");
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Your name").blur();
  await page.getByRole("slider", { name: "Speed" }).fill("4");
  await page.getByRole("radio", { name: "Night" }).check();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("input[autocomplete=nickname]")).toHaveValue("Zoë");
  await expect(page.getByRole("slider").first()).toHaveValue("4");
});

test("the browser's language and light are taken where nothing was chosen", async ({ guest }) => {
  const page = await guest({ locale: "de-AT", colorScheme: "dark" });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
