/**
 * Detects that a build would change nothing: no input has changed since the last build, and every output file is as
 * that build left it. Uses only Node's own modules: such a build loads nothing else.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { attempt, readBytes } from "../../renderer/base/attempt.mjs";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { gitSync } from "../../renderer/base/git.mjs";
import { outputHashes } from "../../renderer/cache/fileHashes.mjs";
import { holdsNow, watchContent } from "./contentState.mjs";

/** @typedef {import("../build/printBuild.ts").PrintedBuild} PrintedBuild */

/**
 * The record of a build: a hash of its inputs, its messages, and the hashes of the files beside the output folder. The last
 * of them is the manifest, which has those of the files in it.
 *
 * @typedef {{ state: string, said: PrintedBuild["said"], holds: PrintedBuild["holds"], beside: [file: string, hash: string][] }} BuildRecord
 */

const OPTIONS = /** @type {const} */ ({
  pages: { type: "string", default: "pages-data" },
  out: { type: "string", default: "dist/client" },
  at: { type: "string" },
  base: { type: "string" },
  "no-cards": { type: "boolean", default: false },
  "no-pictures": { type: "boolean", default: false },
});

/**
 * @param {string[]} args the flags as written
 * @param {import("../../renderer/cache/store.mjs").Store} store whose results are invalid after any change of the code
 * @returns {{ read(): { code: number, text: string } | undefined, write(built: PrintedBuild): void } | undefined}
 *   undefined for a partial build, and for invalid flags
 */
export function lastRun(args, store) {
  const values = attempt(() => parseArgs({ args, options: OPTIONS }).values);
  if (!values) return undefined;
  const { pages, out } = values;
  const outDir = path.resolve(out);
  const content = watchContent(pages, store, () => [values, commitOf(pages)]);
  const input = `build into ${outDir}`;
  return {
    read() {
      // Another build may be writing, or a killed one may have left changes that must be undone.
      const { dir, base } = path.parse(outDir);
      if (existsSync(`${outDir}.staging`) || existsSync(path.join(dir, `.${base}.lock`))) return undefined;
      /** @type {BuildRecord | undefined} */
      const left = JSON.parse(store.read(input)?.toString() ?? "null") ?? undefined;
      if (left?.state !== content.state || !holdsNow(left.holds)) return undefined;
      if (!left.beside.every(([file, hash]) => hashIn(file) === hash)) return undefined;
      const manifest = left.beside.at(-1)?.[0] ?? "";
      /** @type {{ files: [file: string, hash: string][] }} */
      const { files } = JSON.parse(readFileSync(manifest, "utf8"));
      const hashes = outputHashes(outDir, store.root);
      // Of an empty file no hash is kept.
      const hashNow = (/** @type {string} */ file) => hashes.of(file) || hashIn(file);
      if (!files.every(([file, hash]) => hashNow(`${outDir}/${file}`) === hash)) return undefined;
      hashes.keep();
      content.keepHashes();
      const { problems, built, left: rest } = left.said;
      const seconds = (performance.now() / 1000).toFixed(1);
      return { code: 0, text: `${problems && `${problems}\n`}${built} in ${seconds} s: nothing has changed.${rest}` };
    },
    write({ said, beside, holds }) {
      content.keepHashes();
      if (!beside || !holdsNow(holds) || !content.isUnchanged()) return;
      const hashed = beside.map((file) => [file, hashIn(file)]);
      store.write(input, JSON.stringify({ state: content.state, said, holds, beside: hashed }));
    },
  };
}

/** @param {string} file */
const hashIn = (file) => hashOf(readBytes(file) ?? "");

/**
 * The commit that dates the pages in the sitemap, and how much of its history git has: a shallow clone may be
 * deepened. Empty if git fails.
 *
 * @param {string} folder
 */
function commitOf(folder) {
  const questions = ["HEAD", "--glob=refs/replace", "--git-path", "shallow", "--git-path", "info/grafts"];
  const answers = attempt(() => gitSync(folder, ["rev-parse", ...questions])) ?? "";
  const files = answers.split("\n").filter((line) => /(shallow|grafts)$/.test(line));
  return [answers, ...files.map((file) => attempt(() => readFileSync(path.resolve(folder, file), "utf8")))].join();
}
