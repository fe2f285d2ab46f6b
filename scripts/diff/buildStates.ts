import { type SpawnOptionsWithStdioTuple, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { look } from "../../blocks/look/design";
import { readBytes } from "../../renderer/base/attempt.mjs";
import { Cancelled, CouldNotRun } from "../../renderer/base/couldNotRun";
import { filesIn, linkFile } from "../../renderer/base/files/files.mjs";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { buildSite } from "../../renderer/output/buildSite";
import type { State } from "./states";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Options {
  cards: boolean;
  /** The moment as of which it is built, as `--at` takes it: the time of day makes no difference. */
  at: string;
}

/**
 * Builds a state into `result`, by way of `turn` and `out`: if these contain another state, only the pages that differ are
 * rendered.
 *
 * @returns `result` @throws Cancelled with the problems if the state's content has errors
 */
export async function buildInTurn(
  state: State,
  turn: string,
  out: string,
  result: string,
  { cards, at }: Options,
): Promise<string> {
  rmSync(result, { recursive: true, force: true });
  if (state.code) {
    await buildByItsOwnCode(state, state.code, path.resolve(result), { cards, at });
    return result;
  }
  fill(path.join(turn, "pages-data"), path.join(state.root, state.pages));
  fill(path.join(turn, "public"), path.join(state.root, state.publicDir));
  const folders = {
    pagesDir: path.join(turn, "pages-data"),
    publicDir: path.join(turn, "public"),
    cwd: turn,
    outDir: out,
  };
  const { ok, check } = await buildSite({ ...folders, cards, at, design: look, onProgress: () => {} });
  if (!ok) {
    const errors = check.problems.filter(({ severity }) => severity === "error");
    throw new Cancelled(
      `${formatText(reportOf({ ...check, problems: errors }))}\n\n${state.name} cannot be built, as its content has errors: nothing is compared.`,
    );
  }
  // A later build puts new files in the place of those that change: this state keeps its own.
  for (const file of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const from = path.join(file.parentPath, file.name);
    if (file.isFile()) linkFile(from, path.join(result, path.relative(out, from)));
  }
  return result;
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
