import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import ssr from "vite-plugin-ssr/plugin";

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
  // A stylesheet, such as a map's, comes with its island's chunk and not with every page: no server file needs one.
  // The desk runs before React's refresh code is there, and is reloaded as a whole.
  plugins: [
    react({ exclude: [/\/node_modules\//, /\/renderer\/preview\//] }),
    ssr({ includeAssetsImportedByServer: false, prerender: { partial: true } }),
    siteScriptAlone(),
  ],
  // Files of public/ are copied by the build itself, together with the pages.
  build: { copyPublicDir: false, target: "es2022", modulePreload: { polyfill: false } },
});
