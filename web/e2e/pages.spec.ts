// Pages: every page has a URL, missing pages and tables are reported, and settings are stored.
import { board, createTable, playNow } from "./support/tables";
import { expect, test } from "./support/test";

const HEADINGS = {
  "/": "Expedition board games in your browser",
  "/new/desert": "Forbidden Desert",
  "/rules/desert": /Forbidden Desert/,
  "/new/oasis": "Oasis",
  "/rules/oasis": /Oasis/,
  "/new/temple": "The Temple of Chac",
  "/rules/temple": /Temple of Chac/,
  "/settings": "Settings",
  "/verify": "Verify a game",
  "/about": "About Ovoo",
  "/nowhere/at/all": "Page not found",
  "/rules/chess": "Page not found",
  "/new/chess": "Page not found",
} as const;

test("every page has a URL that survives a reload", async ({ newGuest }) => {
  const page = await newGuest();
  for (const [path, title] of Object.entries(HEADINGS)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title }).first()).toBeAttached();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: title }).first()).toBeAttached();
    await expect(page).toHaveTitle(/Ovoo/);
  }
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL(/\/rules\/desert$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a paragraph of the rules has its own URL", async ({ newGuest }) => {
  const page = await newGuest();
  await page.goto("/rules/desert");
  const number = page.locator("[data-rule]").nth(3);
  const name = (await number.innerText()).trim();
  await number.click();
  await expect(page).toHaveURL(new RegExp(`/rules/desert/${name.replaceAll(".", "\\.")}$`));
  await page.reload();
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
});

test("a table is found again after a reload and on the home page", async ({ newGuest }) => {
  const page = await newGuest();
  await createTable(page, "Ann", { otherSeats: ["open"], title: "Thursday" });
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

test("a missing table is reported, and the page stops connecting to it", async ({ newGuest, pageErrors }) => {
  const page = await newGuest();
  await page.clock.install();
  let nSockets = 0;
  page.on("websocket", () => {
    nSockets += 1;
  });
  for (const path of ["/t/nosuchtable1", "/t/nosuchtable1/replay"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Table not found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Home" }).first()).toBeVisible();
  }
  await page.goto("/t/nosuchtable1");
  await expect(page.getByRole("heading", { level: 1, name: "Table not found" })).toBeVisible();
  const n = nSockets;
  // A third attempt would follow within two seconds.
  await page.clock.runFor(2500);
  expect(nSockets).toBe(n);
  // The browser logs the 404 responses as errors.
  const unexpected = pageErrors.filter((line) => !line.includes("/api/tables/nosuchtable1"));
  pageErrors.splice(0, pageErrors.length, ...unexpected);
});

test("a page left open during an upgrade reloads itself once", async ({ newGuest, pageErrors }) => {
  const page = await newGuest();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  let nLoads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) nLoads += 1;
  });
  // The settings chunk is missing before the reload and present after it, as in a server upgrade.
  await page.route(/\/assets\/Settings-[^/]*\.js$/, (route) =>
    nLoads === 0 ? route.fulfill({ status: 404, body: "not found" }) : route.continue(),
  );
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect(nLoads).toBe(1);
  // A chunk that remains missing is reported and does not cause a reload loop.
  await page.route(/\/assets\/About-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: "not found" }),
  );
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  nLoads = 0;
  const serverCheck = page.waitForResponse((response) => new URL(response.url()).pathname === "/");
  await page.getByRole("link", { name: "About Ovoo" }).click();
  await serverCheck;
  await expect(page.getByText("This page couldn't be loaded.")).toBeVisible();
  expect(nLoads).toBe(0);
  const unexpected = pageErrors.filter((line) => !line.includes("/assets/"));
  pageErrors.splice(0, pageErrors.length, ...unexpected);
});

test("language, theme, speed and name are stored", async ({ newGuest }) => {
  const page = await newGuest();
  await page.goto("/settings");
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Your name").blur();
  await page.getByRole("slider", { name: "Speed" }).fill("4");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("input[autocomplete=nickname]")).toHaveValue("Zoë");
  await expect(page.getByRole("slider").first()).toHaveValue("4");
});

test("language and theme default to the browser's preferences", async ({ newGuest }) => {
  const page = await newGuest({ locale: "de-AT", colorScheme: "dark" });
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
