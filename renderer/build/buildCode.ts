import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";
import { codeVersion } from "../cache/codeVersion.mjs";
import { Store } from "../cache/store.mjs";
import { compressBeside } from "./compress";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The one script that pages start with; vite-plugin-ssr builds others, for the ways of working not used here. */
const SCRIPT = "renderer/_default.page.client.ts";

/** The page files lead to all code that a page is made of: an edit of a script or of a rule builds nothing. */
const pageFiles = readdirSync(path.join(ROOT, "renderer")).filter((file) => /\.page\.(?!worker)/.test(file));
const entries = [...pageFiles.map((file) => `renderer/${file}`), "vite.config.ts", "tsconfig.json"];
const store = new Store("code", { entries: entries.map((file) => path.join(ROOT, file)) });

const WORKER = path.join(import.meta.dirname, "renderWorker.ts");
const workerStore = new Store("code", { entries: [WORKER] });

/**
 * Builds the code that renders pages and the code that visitors get with Vite, or finds the build of the very same
 * sources: a change of content runs no bundler.
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
    // Once for all builds: React takes as long as six pages.
    await compressBeside(path.join(outDir, "client"), clientFiles(outDir));
  });
}

/**
 * Builds the worker that renders pages, or finds it built: a worker that loads TypeScript module by module takes half a
 * second to start, and as long in a thread for its loader.
 *
 * @returns its file
 */
export async function buildWorker(): Promise<string> {
  const name = "renderWorker.mjs";
  const folder = await workerStore.made("worker", async (outDir) => {
    const { build } = await import("vite");
    const output = { entryFileNames: name };
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
  return path.join(folder, name);
}

/** Changes with the code that pages are made by: what Vite builds, and before it what makes their models of the data. */
export function pageCodeVersion(): string {
  return `${store.version} ${codeVersion([path.join(ROOT, "renderer/page/pageModel.ts")])}`;
}

/** The files that visitors may request, relative to `codeDir/client`: what the pages' script leads to. */
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

/** Every file of a folder, relative to it with `/`, hidden ones left out; none where there is no folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}
