/** Measures a build in shards, one after the other on this machine, and compares its bytes with those of a plain build. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { generateSite } from "./generateSite";
import { inFolder, type Measured, measure, RUN_HEAD, runRow } from "./measure";

/**
 * Prints a table of the plain build of one site, and of index, shards and merge of another, which the caches of the
 * first do not help. @throws CouldNotRun if a build fails or the bytes differ
 */
export async function measureShards(sizes: number[], counts: number[]): Promise<void> {
  await inFolder((folder) => {
    const pages = path.join(folder, "pages");
    const index = path.join(folder, "index.json");
    const run = (...args: string[]) => measure([...args, "--pages", pages], folder);
    const build = (...args: string[]) => run("scripts/run.mjs", "build", "--no-cards", ...args);
    const built = (name: string, ...args: string[]) => build("--out", path.join(folder, name, "site"), ...args);
    const remove = (name: string) => rmSync(path.join(folder, name), { recursive: true });

    generateSite(pages, 25);
    built("warm-up");
    console.log(RUN_HEAD);
    for (const size of sizes) {
      const print = (title: string, runs: Measured[]) => console.log(runRow(size, title, runs));
      generateSite(pages, size);
      print("plain", [built("plain")]);
      remove("plain");
      generateSite(pages, size);
      print("index", [run("scripts/run.mjs", "check", "--index", index)]);
      built("plain", "--index", index);
      const expected = treeHash(path.join(folder, "plain"));
      for (const of of counts) {
        const dirs = Array.from({ length: of }, (_, i) => path.join(folder, `shards/${i + 1}`));
        const shard = (dir: string, i: number) => build("--shard", `${i + 1}/${of}`, "--index", index, "--out", dir);
        print(`${of} shards, the longest`, dirs.map(shard));
        print(`${of} shards, the merge`, [built("merged", "--merge", ...dirs, "--index", index)]);
        const hash = treeHash(path.join(folder, "merged"));
        if (hash !== expected) throw new CouldNotRun(`${of} shards of ${size} pages: ${hash} is not ${expected}.`);
        print(`${of} shards: the same bytes, ${hash.slice(0, 16)}`, []);
        for (const name of ["shards", "merged"]) remove(name);
      }
      remove("plain");
    }
  });
}

/** SHA-256 over the names and bytes of all files for hosts, including those for nginx beside the folder. */
function treeHash(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return hashOf(names.map((file) => `${path.relative(folder, file)} ${hashOf(readFileSync(file))}\n`).join(""));
}
