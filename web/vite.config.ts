import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = here("../games");
const API = process.env.OVOO_API ?? "http://127.0.0.1:8080";

/** Boards live in the games' folders, outside this folder, and still use this folder's packages. */
function packagesForGames(): Plugin {
  return {
    name: "packages-for-games",
    enforce: "pre",
    resolveId(source, importer, options) {
      const isBare = !source.startsWith(".") && !source.startsWith("/") && !source.startsWith("\0");
      if (!isBare || !importer?.startsWith(GAMES)) return null;
      return this.resolve(source, here("./src/main.ts"), { ...options, skipSelf: true });
    },
  };
}

export default defineConfig({
  plugins: [packagesForGames(), svelte()],
  resolve: {
    alias: {
      $stage: here("./src/stage"),
      $lib: here("./src/lib"),
      $ui: here("./src/ui"),
      $dev: here("./src/dev"),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: API, ws: true } },
  },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts"],
  },
});
