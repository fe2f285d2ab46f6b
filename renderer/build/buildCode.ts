import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** What the code of blocks and renderer is built from: any change makes a new build. */
const SOURCE_FOLDERS = ["blocks", "renderer"];
const SOURCE_FILES = ["vite.config.ts", "package-lock.json"];

/** How many code builds are kept: a branch switched to and back finds its own again. */
const KEPT = 4;

/**
 * Builds the code that draws pages (for Node) and the code that visitors get (for browsers) with
 * Vite, or finds the build of the very same sources: a change of content alone runs no bundler.
 *
 * @param root the repository's folder
 * @returns the folder that holds `client/` and `server/`
 */
export async function buildCode(root: string): Promise<string> {
  const store = path.join(root, "node_modules/.cache/site-code");
  const folder = path.join(store, hashSources(root));
  if (existsSync(folder)) return folder;

  // Built aside and renamed when whole, so that nobody finds half a build.
  const making = `${folder}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    // What is published is the production code, whatever the shell was set to: Vite would draw pages without a policy.
    process.env.NODE_ENV = "production";
    // Loaded here alone: most builds find their code made, and need no bundler.
    const { build } = await import("vite");
    for (const ssr of [false, true]) {
      await build({ root, logLevel: "error", mode: "production", build: { outDir: making, emptyOutDir: false, ssr } });
    }
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  forgetOldest(store, folder);
  return folder;
}

function hashSources(root: string): string {
  const hash = createHash("sha256").update(process.version);
  const inFolders = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  for (const file of [...SOURCE_FILES, ...inFolders.sort()]) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function forgetOldest(store: string, current: string): void {
  const builds = readdirSync(store)
    .map((name) => path.join(store, name))
    .filter((folder) => folder !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of builds.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}
