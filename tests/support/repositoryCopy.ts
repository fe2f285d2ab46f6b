import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "./fixtureSite";

/**
 * A copy of the repository's code with the same packages and a cache of its own, without any content.
 *
 * @param bundled whether its cache holds the code as it was built here before; otherwise it is empty
 */
export function repositoryCopy({ bundled = false } = {}): string {
  const copy = mkdtempSync(path.join(tmpdir(), "copy-"));
  for (const name of readdirSync(ROOT)) {
    if (/^(\.|node_modules|dist|tests|pages-data|screenshots)/.test(name)) continue;
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, "node_modules"));
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    if (name === ".cache") continue;
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(copy, "node_modules", name));
  }
  const code = "node_modules/.cache/site/code";
  if (bundled && existsSync(path.join(ROOT, code)))
    cpSync(path.join(ROOT, code), path.join(copy, code), { recursive: true });
  return copy;
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
