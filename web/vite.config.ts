// Build, development server and unit tests of the web app.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The folders of boards. */
const GAMES = [resolvePath("../games"), resolvePath("../template")];
const API = process.env.OVOO_API ?? "http://127.0.0.1:8080";

/** Lets boards, which live in the games' folders, use the packages of this folder. */
function packagesForGames(): Plugin {
  return {
    name: "packages-for-games",
    enforce: "pre",
    resolveId(source, importer, options) {
      const isBare = !source.startsWith(".") && !source.startsWith("/") && !source.startsWith("\0");
      if (!isBare || !GAMES.some((folder) => importer?.startsWith(folder))) return null;
      return this.resolve(source, resolvePath("./src/main.ts"), { ...options, skipSelf: true });
    },
  };
}

export default defineConfig({
  plugins: [packagesForGames(), svelte()],
  resolve: {
    alias: {
      $stage: resolvePath("./src/stage"),
      $lib: resolvePath("./src/lib"),
      $ui: resolvePath("./src/ui"),
      $dev: resolvePath("./src/dev"),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    fs: { allow: [resolvePath("..")] },
    proxy: { "/api": { target: API, ws: true } },
  },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts", "../template/web/**/*.test.ts"],
  },
});
