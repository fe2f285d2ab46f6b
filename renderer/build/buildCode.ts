import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";
import { Store } from "../cache/store.mjs";
import { compressBeside } from "./compress";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The entry script of pages; vite-plugin-ssr also builds entries for rendering modes that are not used here. */
const SCRIPT = "renderer/_default.page.client.ts";

/** The page files import all code that makes a page, so that an edit of a command or a rule rebuilds nothing. */
const pageFiles = readdirSync(path.join(ROOT, "renderer")).filter((file) => /\.page\.(?!worker)/.test(file));
const entries = [...pageFiles.map((file) => `renderer/${file}`), "vite.config.ts", "tsconfig.json"];
const store = new Store("code", { entries: entries.map((file) => path.join(ROOT, file)) });

const WORKER = path.join(import.meta.dirname, "renderWorker.ts");
const workerStore = new Store("code", { entries: [WORKER] });
/** Its name in the cache, and that of the file of its code. */
const [WORKER_CODE, WORKER_FILE] = ["worker", "renderWorker.mjs"];

/** Holds nothing: its version is that of the code that makes page models. */
const modelStore = new Store("code", { entries: [path.join(ROOT, "renderer/page/pageModel.ts")] });

/** The name of the site's code in the cache. */
const siteCode = (base: string) => `site${base && ` in ${base}`}`;

/** The folder of `buildCode` and the file of `buildWorker`, if the cache has both. */
export function codeInCache(base: string): { codeDir: string; worker: string } | undefined {
  const [codeDir, folder] = [store.ready(siteCode(base)), workerStore.ready(WORKER_CODE)];
  return codeDir && folder ? { codeDir, worker: path.join(folder, WORKER_FILE) } : undefined;
}

/**
 * Builds with Vite the code that renders pages and the code for visitors, unless the cache has a build of the same
 * sources: a change of content runs no bundler.
 *
 * @param base the folder of the site, such as `/salon`, which is in the code; empty without one
 * @returns the folder with `client/` and `server/`
 */
export function buildCode(base = ""): Promise<string> {
  return store.made(siteCode(base), async (outDir) => {
    // Whatever the shell has set: otherwise Vite would render pages without a policy.
    process.env.NODE_ENV = "production";
    // Loaded on demand: most builds find their code cached.
    const { build } = await import("vite");
    for (const ssr of [false, true]) {
      const output = { outDir, emptyOutDir: false, ssr };
      await build({ root: ROOT, base: `${base}/`, logLevel: "error", mode: "production", build: output });
    }
    // Compressed here, once for all builds: React takes as long as six pages.
    await compressBeside(path.join(outDir, "client"), clientFiles(outDir));
  });
}

/**
 * Builds the worker that renders pages, unless it is cached: a worker that loads TypeScript module by module takes half
 * a second to start, and as long again in a thread for its loader.
 *
 * @returns its file
 */
export async function buildWorker(): Promise<string> {
  const folder = await workerStore.made(WORKER_CODE, async (outDir) => {
    const { build } = await import("vite");
    const output = { entryFileNames: WORKER_FILE };
    const settings = { outDir, emptyOutDir: false, ssr: WORKER, rollupOptions: { output } };
    await build({
      configFile: false,
      root: ROOT,
      publicDir: false,
      logLevel: "error",
      mode: "production",
      build: settings,
    });
  });
  return path.join(folder, WORKER_FILE);
}

/** Changes with the code that makes pages: Vite's build, and the code before it that makes page models. */
export function pageCodeVersion(): string {
  return `${store.version} ${modelStore.version}`;
}

/** The files that visitors may request, relative to `codeDir/client`: all that the entry script imports. */
export function clientFiles(codeDir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(codeDir, "assets.json"), "utf8")) as Manifest;
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
