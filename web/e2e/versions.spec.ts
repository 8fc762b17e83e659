// Servers with another version: the page reloads itself once and then reports the problem. Tables
// with unsupported rules stay listed.
import { board, createTable, playNow } from "./support/tables";
import { expect, type InitialSettings, PHONE, test } from "./support/test";

const LANGUAGES = [
  {
    language: "en",
    title: "This page doesn't match the server",
    reload: "Reload",
  },
  {
    language: "de",
    title: "Diese Seite passt nicht zum Server",
    reload: "Neu laden",
  },
] as const;

for (const { language, title, reload } of LANGUAGES) {
  test(`a page of another version reloads once and then says so (${language})`, async ({ newGuest }) => {
    const settings: InitialSettings = { language };
    const page = await newGuest(PHONE, settings);
    let isOther = false;
    let nLoads = 0;
    page.on("load", () => (nLoads += 1));
    await page.routeWebSocket(/\/socket\?protocol=1&/, (socket) => {
      if (isOther)
        void socket.close({
          code: 4426,
          reason: "this server speaks version 2 of the protocol",
        });
      else socket.connectToServer();
    });
    const created = await page.request.post("/api/tables", {
      data: {
        game: "desert",
        name: "Ann",
        seats: [{ kind: "me" }, { kind: "bot", bot: "random" }],
        start: true,
      },
    });
    const { table } = (await created.json()) as { table: string };
    await page.goto(`/t/${table}`);
    await expect(board(page)).toBeVisible();
    isOther = true;
    nLoads = 0;
    await page.reload();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect(nLoads, "the reload of this test, and one by the page").toBe(2);
    const box = await page.getByRole("alert").boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.width ?? 999) <= 390).toBe(true);
    isOther = false;
    await page.getByRole("button", { name: reload }).click();
    await expect(board(page)).toBeVisible();
  });
}

test("a table with rules that the server does not support stays in the list", async ({
  newGuest,
  pageErrors,
}) => {
  const page = await newGuest();
  await createTable(page, "Ann", { otherSeats: ["random"], title: "Thursday" });
  await playNow(page);
  await page.route("**/api/tables?list=mine", async (route) => {
    const response = await route.fetch();
    const tables = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: tables.map((listed) => ({ ...listed, supported: false })),
    });
  });
  const refusal = {
    code: "unsupported_rules",
    message: "desert: version 9 of the rules is not supported",
  };
  await page.route(/\/api\/tables\/[^/?]+$/, (route) => route.fulfill({ status: 409, json: refusal }));
  await page.routeWebSocket(/\/socket\?/, (socket) => void socket.close({ code: 4409 }));
  await page.goto("/");
  const card = page.getByRole("link", { name: /Thursday/ });
  await expect(card).toContainText("Needs another version of the server");
  await card.click();
  await expect(page.getByRole("alert")).toContainText(
    "a version of the rules that this server doesn't support",
  );
  // The browser logs every refused request.
  const unexpected = pageErrors.filter((line) => !line.includes("409"));
  pageErrors.splice(0, pageErrors.length, ...unexpected);
});
