// Screenshots for `cargo xtask shots`, with the settings of the browser tests.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, { testDir: "e2e/shots", testMatch: "shots.ts" });
