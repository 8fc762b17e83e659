// The pictures of `cargo xtask shots`: the proofs' kit, but nothing is proven.
import { defineConfig } from "@playwright/test";
import proofs from "./playwright.config";

export default defineConfig(proofs, { testDir: "e2e/shots", testMatch: "shots.ts" });
