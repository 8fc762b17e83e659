// Measures frame times for docs/PERFORMANCE.md, with the settings of the browser tests: `npm run frames`.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

export default defineConfig(tests, { testDir: "e2e/frames", testMatch: "frames.ts", workers: 1, retries: 0 });
