import { type SpawnOptionsWithStdioTuple, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { look } from "../../blocks/look/design";
import { readBytes } from "../../renderer/base/attempt.mjs";
import { Cancelled, CouldNotRun } from "../../renderer/base/couldNotRun";
import { filesIn } from "../../renderer/base/files/files.mjs";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { buildSite } from "../../renderer/output/buildSite";
import type { State } from "./states";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Options {
  cards: boolean;
  /** The moment as of which it is built, as `--at` takes it: the time of day makes no difference. */
  at: string;
  /** The folder of another state that this code has built. */
  built?: string;
}

/**
 * Builds a state into a folder. Only the pages are rendered that differ from those of the state that the folder had
 * before, and from those of `built`.
 *
 * @throws Cancelled with the problems if the state's content has errors
 */
export async function buildState(state: State, out: string, { cards, at, built }: Options): Promise<void> {
  if (state.code) {
    rmSync(out, { recursive: true, force: true });
    return buildByItsOwnCode(state, state.code, path.resolve(out), { cards, at });
  }
  const cwd = `${out}.content`;
  const folders = { pagesDir: path.join(cwd, "pages-data"), publicDir: path.join(cwd, "public"), cwd, outDir: out };
  fill(folders.pagesDir, path.join(state.root, state.pages));
  fill(folders.publicDir, path.join(state.root, state.publicDir));
  const how = { cards, at, compress: false, similar: built === undefined ? [] : [built], design: look };
  const { ok, check } = await buildSite({ ...folders, ...how, onProgress: () => {} });
  if (!ok) {
    const errors = check.problems.filter(({ severity }) => severity === "error");
    throw new Cancelled(
      `${formatText(reportOf({ ...check, problems: errors }))}\n\n${state.name} cannot be built, as its content has errors: nothing is compared.`,
    );
  }
}

/** Makes a folder contain the plain files of another. Equal files are not written, so that their results are kept. */
function fill(folder: string, from: string): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(fileNames(from));
  for (const name of fileNames(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
  for (const name of names) {
    const bytes = readFileSync(path.join(from, name));
    const file = path.join(folder, name);
    if (readBytes(file)?.equals(bytes)) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** Also the hidden files at the top, such as the list of known problems. */
function fileNames(folder: string): string[] {
  const hidden = [".check-baseline.yaml"].filter((name) => readBytes(path.join(folder, name)));
  return [...filesIn(folder).map((file) => path.relative(folder, file)), ...hidden];
}

/** Builds a state by its own code, with its own rules and blocks, in a new process with the installed packages. */
async function buildByItsOwnCode(
  { name, root, pages, isPackage = false }: State,
  code: string,
  out: string,
  { cards, at }: Options,
): Promise<void> {
  const packages = path.join(code, "node_modules");
  if (!isPackage && !readBytes(path.join(packages, ".package-lock.json")))
    symlinkSync(path.join(ROOT, "node_modules"), packages, "junction");
  const args = ["--pages", pages, "--out", out, "--at", at, ...(cards ? [] : ["--no-cards"])];
  const options: SpawnOptionsWithStdioTuple<"ignore", "pipe", "pipe"> = {
    stdio: ["ignore", "pipe", "pipe"],
    cwd: root,
  };
  // By npm, since each state of a repository knows how it starts its own commands.
  const build = isPackage
    ? spawn(process.execPath, [path.join(code, "scripts/threeStrands.mjs"), "build", ...args], options)
    : spawn("npm", ["run", "--silent", "build", "--", ...args], { ...options, shell: process.platform === "win32" });
  let said = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-20_000);
    });
  }
  const status = await new Promise((resolve, reject) => {
    build.on("error", reject);
    build.on("close", resolve);
  });
  if (status === 1)
    throw new Cancelled(`${said}\n\n${name} cannot be built, as its content has errors: nothing is compared.`.trim());
  if (status !== 0)
    throw new CouldNotRun(`${said}\n\n${name} cannot be built by its own code: nothing is compared.`.trim());
}
