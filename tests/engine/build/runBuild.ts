import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** How a build ended, and what it said. */
interface BuildRun {
  code: number | null;
  said: string;
}

/**
 * Runs `npm run build` as a person would, in a process of its own.
 *
 * @param env more of the environment, such as NODE_OPTIONS
 * @param flags more flags, such as `--no-cards`
 */
export function runBuild(
  pages: string,
  out: string,
  env: NodeJS.ProcessEnv = {},
  flags: string[] = [],
): Promise<BuildRun> {
  // Under Vitest's own environment the Vite configuration would be that of the tests.
  const { VITEST: _test, NODE_ENV: _mode, ...clean } = process.env;
  const args = ["--import", "tsx", "scripts/build.ts", "--pages", pages, "--out", out, ...flags];
  const build = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...clean, ...env },
  });
  let said = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    build.on("error", reject);
    build.on("close", (code) => resolve({ code, said }));
  });
}

/** A file as a comparison needs it: its bytes, and when and as which inode it was written. */
interface FileState {
  text: string;
  written: string;
}

/** Every file of a folder, by its path with `/`, sorted; empty where there is no folder. */
export function filesOf(dir: string): Map<string, FileState> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    names.map((file) => {
      const { mtimeNs, ino } = statSync(file, { bigint: true });
      const name = path.relative(dir, file).split(path.sep).join("/");
      return [name, { text: readFileSync(file, "latin1"), written: `${ino} ${mtimeNs}` }];
    }),
  );
}
