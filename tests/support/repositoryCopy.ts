import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildCode } from "../../renderer/output/buildCode";
import { ROOT } from "./fixtureSite";

/** Where a repository keeps what it has made. */
export const CACHE = "node_modules/.cache/site";

/**
 * A copy of the repository's code with the same packages and an empty cache of its own, without any content. Pages are to
 * be in its `pages-data` and output in its `dist`: any file elsewhere is code, and each new state of the code is bundled.
 */
export function repositoryCopy(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "copy-"));
  for (const name of readdirSync(ROOT)) {
    if (/^(\.|node_modules|dist|tests|pages-data)/.test(name)) continue;
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, "node_modules"));
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    // A preview of the copy would write its own dependencies over those of the repository.
    if (name === ".cache" || name === ".vite") continue;
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(copy, "node_modules", name));
  }
  return copy;
}

/** Builds the site's code here, where most runs find it built, and puts it into a copy's cache: a bundler takes 10 s. */
export async function giveCode(copy: string): Promise<void> {
  const { NODE_ENV } = process.env;
  const folder = await buildCode();
  Object.assign(process.env, { NODE_ENV });
  cpSync(folder, path.join(copy, path.relative(ROOT, folder)), { recursive: true, preserveTimestamps: true });
}

/** Makes a drawing of the small site a tenth as high, and ten times as fast to encode. */
export function makeLow(picture: string): void {
  writeFileSync(picture, readFileSync(picture, "utf8").replace('height="600"', 'height="60"'));
}

const SMALL_SITE = path.join(ROOT, "tests/engine/mistakes/site/pages");

/** Writes a site of three short pages with one low picture: encoding those of the fixture site takes longer than all the rest. */
export function writeSmallSite(pages: string): void {
  cpSync(SMALL_SITE, pages, { recursive: true });
  makeLow(path.join(pages, "images/full-groom.svg"));
  for (const [file, name] of Object.entries({ index: "Home", "404": "Nothing" })) {
    const about = `title: ${name} of \${business.name}\ndescription: ${name}, with all that there is to say of it.\n`;
    writeFileSync(path.join(pages, `${file}.yaml`), `${about}blocks: [{ type: hero, heading: ${name} }]\n`);
  }
}

/** The kinds of cached results that depend only on the code: programs, and what they need. */
const OF_THE_CODE = ["answers", "programs", "desk-code", "validator", "versions", "rules"];

/** Gives a copy the programs of commands that are kept here. */
export function givePrograms(copy: string): void {
  for (const kind of OF_THE_CODE) {
    const kept = path.join(ROOT, CACHE, kind);
    if (existsSync(kept)) cpSync(kept, path.join(copy, CACHE, kind), { recursive: true, preserveTimestamps: true });
  }
}

/** Starts Node in a copy, as the leader of a group of processes, without what Vitest sets. */
export function startIn(copy: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: copy, env: { ...env, ...settings }, detached: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, said }));
  });
  return { pid: child.pid ?? 0, ended };
}
