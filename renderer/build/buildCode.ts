import path from "node:path";
import { Store } from "../cache.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The page files lead to all code that a page is made of. An edit of a script or of a rule builds nothing. */
const entries = [
  ...["server.tsx", "client.ts", "route.ts"].map((end) => path.join(ROOT, `renderer/site.page.${end}`)),
  path.join(ROOT, "vite.config.ts"),
  path.join(ROOT, "tsconfig.json"),
];
const store = new Store("code", { entries });

/**
 * Builds the code that renders pages (for Node) and the code that visitors get (for browsers) with
 * Vite, or finds the build of the very same sources: a change of content runs no bundler.
 *
 * @returns the folder that holds `client/` and `server/`
 */
export function buildCode(): Promise<string> {
  return store.made("site", async (outDir) => {
    // What is published is the production code, whatever the shell was set to: Vite would render pages without a policy.
    process.env.NODE_ENV = "production";
    // Loaded here, since most builds find their code made and need no bundler.
    const { build } = await import("vite");
    for (const ssr of [false, true]) {
      await build({ root: ROOT, logLevel: "error", mode: "production", build: { outDir, emptyOutDir: false, ssr } });
    }
  });
}
