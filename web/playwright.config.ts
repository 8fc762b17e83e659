// Browser tests in e2e/. Each test starts its own server: the debug binary, or the one in OVOO.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // One retry, in case of timeouts on a busy machine, which is reported as flaky. Real failures
  // fail twice.
  retries: 1,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    screenshot: "only-on-failure",
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--disable-dev-shm-usage", "--disable-gpu"],
    },
  },
});
