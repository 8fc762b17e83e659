// Real-browser proofs in e2e/. Each starts a server of its own: the dev binary, or the one in OVOO.
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // A page under a busy machine may stumble once; it is told as flaky. What is broken fails twice.
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
