import { realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import ssr from "vite-plugin-ssr/plugin";
import { OLDEST_BROWSERS } from "./renderer/contract/design";

/**
 * Leaves out vite-plugin-ssr's own browser entries, which it adds although all pages are HTML only: they share
 * Vite's preload helper with the pages' script. Measured: one file of 2.9 kB compressed instead of two of
 * 2.5 and 0.7 kB, which is one request less for every visitor.
 */
function ownScriptOnly(): Plugin {
  return {
    name: "own-script-only",
    options({ input, ...options }) {
      if (!input || typeof input !== "object" || Array.isArray(input)) return null;
      const kept = Object.entries(input).filter(([name]) => !/entry-(client|server)-routing$/.test(name));
      return { ...options, input: Object.fromEntries(kept) };
    },
  };
}

/** For the blocks of a site: this code, not the package that it was copied from. No alias, which vite-plugin-ssr warns of. */
function blockApi(): Plugin {
  return {
    name: "block-api",
    enforce: "pre",
    resolveId: (id) => (id === "three-strands/block" ? path.join(import.meta.dirname, "blocks/block.ts") : null),
  };
}

/** Replaces the helper in which Vite wraps every `import()` by a shorter one: 0.3 kB less for each page. */
function ownPreload(): Plugin {
  const helper = fileURLToPath(new URL("renderer/page/islands/preload.ts", import.meta.url));
  return {
    name: "own-preload",
    enforce: "pre",
    apply: "build",
    // Not import.meta.env.BASE_URL, which vite-plugin-ssr refuses where the shell has a variable of this name.
    config: ({ base = "/" }) => ({ define: { __BASE__: JSON.stringify(base) } }),
    load: (id) =>
      id === "\0vite/preload-helper.js" ? `export { preload as __vitePreload } from ${JSON.stringify(helper)}` : null,
  };
}

/** Emotion's `styled` has a list of the names of all elements: any name is one here, and each island is 0.4 kB smaller. */
function ownStyled(): Plugin {
  const inBrowser = "\0styled-in-browser";
  return {
    name: "own-styled",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (id === "@emotion/styled" ? inBrowser : null),
    load: (id) =>
      id === inBrowser
        ? `import create from "@emotion/styled/base"; export default new Proxy(create, { get: (_, name) => create(name) })`
        : null,
  };
}

/** The folder of the installed packages: in a site, the engine only has links to them. */
const packages = realpathSync(path.join(import.meta.dirname, "node_modules/react")).replace(
  /([\\/]node_modules)[\\/].*$/,
  "$1",
);

export default defineConfig({
  // A stylesheet, such as a map's, comes with its island's chunk and not with every page: no server file needs one.
  // React needs no plugin: esbuild compiles JSX as tsconfig.json says, and a changed block is rendered again by the server.
  plugins: [blockApi(), ssr({ includeAssetsImportedByServer: false }), ownScriptOnly(), ownPreload(), ownStyled()],
  // Files of public/ are copied by the build itself, together with the pages.
  // What the preview's pages load, and no other site gets: not the rest of the repository.
  server: { cors: false, fs: { allow: ["blocks", "renderer", "node_modules", packages] } },
  build: {
    copyPublicDir: false,
    target: Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    modulePreload: { polyfill: false },
  },
});
