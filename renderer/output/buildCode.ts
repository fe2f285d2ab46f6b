import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";
import { Store } from "../cache/store.mjs";
import { compressBeside } from "./compress";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The entry script of pages; vite-plugin-ssr also builds entries for rendering modes that are not used here. */
const SCRIPT = "renderer/_default.page.client.ts";

/** The page files import all code that makes a page, so that an edit of a command or a rule rebuilds nothing. */
const pageFiles = readdirSync(path.join(ROOT, "renderer")).filter(
  (file) => /\.page\./.test(file) && !file.startsWith("cards."),
);
const entries = [...pageFiles.map((file) => `renderer/${file}`), "vite.config.ts", "tsconfig.json"];
const store = new Store("code", { entries: [import.meta.filename, ...entries.map((file) => path.join(ROOT, file))] });

/** Holds nothing: its version is that of the code that makes page models. */
const modelStore = new Store("code", { entries: [path.join(ROOT, "renderer/page/pageModel.ts")] });

/** The folder and the file of the code that renders pages. */
const [SERVER, PAGES] = ["server", "pages.mjs"];

/**
 * Builds with Vite the code that renders pages and the code for visitors, unless the cache has a build of the same
 * sources: a change of content runs no bundler.
 *
 * @param base the folder of the site, such as `/salon`, which is in the code; empty without one
 * @returns the folder with `client/` and `server/`
 */
export function buildCode(base = ""): Promise<string> {
  return store.made(`site${base && ` in ${base}`}`, async (outDir) => {
    // Whatever the shell has set: otherwise Vite would render pages without a policy.
    process.env.NODE_ENV = "production";
    // Loaded on demand: most builds find their code cached.
    const { build } = await import("vite");
    const settings = { root: ROOT, logLevel: "error", mode: "production" } as const;
    await build({ ...settings, base: `${base}/`, build: { outDir, emptyOutDir: false } });
    // With all packages, such as React as it is in production: one script.
    await build({
      ...settings,
      configFile: false,
      publicDir: false,
      resolve: {
        alias: {
          "three-strands/block": path.join(ROOT, "blocks/block.ts"),
          "@emotion/styled": path.join(ROOT, "renderer/page/styledOnServer.ts"),
        },
      },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      ssr: { noExternal: true },
      build: {
        outDir: path.join(outDir, SERVER),
        ssr: path.join(ROOT, "renderer/pages.page.worker.ts"),
        rollupOptions: { output: { entryFileNames: PAGES } },
      },
    });
    // Compressed here, once for all builds: React takes as long as six pages.
    await compressBeside(path.join(outDir, "client"), clientFiles(outDir));
  });
}

/** Changes with the code that makes pages: Vite's build, and the code before it that makes page models. */
export function pageCodeVersion(): string {
  return `${store.version} ${modelStore.version}`;
}

/** The file of the code that renders pages: it exports `PageCode`. */
export const pageCode = (codeDir: string): string => path.join(codeDir, SERVER, PAGES);

/** The file of the script of all pages, relative to `codeDir/client`. */
export const clientScript = (codeDir: string): string => clientManifest(codeDir)[SCRIPT]?.file ?? "";

const clientManifest = (codeDir: string): Manifest =>
  JSON.parse(readFileSync(path.join(codeDir, "assets.json"), "utf8"));

/** The files that visitors may request, relative to `codeDir/client`: all that the entry script imports. */
export function clientFiles(codeDir: string): string[] {
  const manifest = clientManifest(codeDir);
  const files = new Set<string>();
  const keys = new Set([SCRIPT]);
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry) continue;
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) keys.add(next);
  }
  return [...files];
}

/** Every file of a folder without hidden ones, relative to it with `/`; none if there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
