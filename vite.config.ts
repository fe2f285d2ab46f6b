import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import ssr from "vite-plugin-ssr/plugin";
import { defineConfig } from "vitest/config";

const testing = Boolean(process.env.VITEST);

/**
 * Leaves out vite-plugin-ssr's own browser code, which only pages hydrated as a whole need: while
 * it shares Vite's preload helper, the helper is a file of its own and costs every visitor a request.
 */
function siteScriptAlone(): Plugin {
  return {
    name: "site-script-alone",
    options({ input, ...options }) {
      if (!input || typeof input !== "object" || Array.isArray(input)) return null;
      const kept = Object.entries(input).filter(([name]) => !/entry-(client|server)-routing$/.test(name));
      return { ...options, input: Object.fromEntries(kept) };
    },
  };
}

export default defineConfig({
  // vite-plugin-ssr belongs to the site, not to the tests, which run the real build through scripts.
  // A stylesheet, such as a map's, comes with its island's chunk and not with every page: no server file needs one.
  plugins: testing ? [react()] : [react(), ssr({ includeAssetsImportedByServer: false }), siteScriptAlone()],
  // Files of public/ are copied by the build itself, together with the pages.
  build: { copyPublicDir: false, target: "es2022", modulePreload: { polyfill: false } },
  test: {
    // Generous: a busy machine must fail no test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: "tests/support/temporaryFolder.ts",
    // Transformed modules are kept between runs, in node_modules.
    experimental: { fsModuleCache: true },
    projects: [
      // The engine and the blocks, on a fixture site that no marketer touches.
      { extends: true, test: { name: "engine", include: ["tests/engine/**/*.test.{ts,tsx}"] } },
      // A real Chromium.
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/temporaryFolder.ts", "tests/browser/support/serveBuiltSite.ts"],
        },
      },
      // The specification of this salon on its built site: `npm run test:site`, not part of `npm test`.
      { extends: true, test: { name: "site", include: ["tests/site/**/*.test.ts"] } },
    ],
  },
});
