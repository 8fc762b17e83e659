// The choice of the interface language.
import { expect, it } from "vitest";
import { resolveLanguage } from "./i18n.svelte";

it("prefers the language setting, then the browser's languages, then English", () => {
  expect(resolveLanguage("de", ["en"])).toBe("de");
  expect(resolveLanguage("auto", ["fr-FR", "de-AT"])).toBe("de");
  expect(resolveLanguage("auto", ["fr"])).toBe("en");
});
