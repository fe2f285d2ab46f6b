import { spawn } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { buildAndPrint } from "../../scripts/build/printBuild";
import { publicFolder } from "../../scripts/cli/publicFolder.mjs";
import { captured } from "./captured";
import { ROOT } from "./fixtureSite";

/** How a build ended, and what it printed. */
interface BuildRun {
  code: number | null;
  said: string;
}

/** Builds as `npm run build` does, in this process: exit code 1 where the content has errors. */
export async function runBuild(
  pages: string,
  out: string,
  { cards = true, pictures = true, base }: { cards?: boolean; pictures?: boolean; base?: string } = {},
): Promise<BuildRun> {
  // Vite's build sets it to production, and the tests go on after it.
  const { NODE_ENV } = process.env;
  try {
    const options = { pagesDir: pages, outDir: out, publicDir: publicFolder(pages), cards, pictures, base };
    const { result, said } = await captured(() => buildAndPrint(options));
    return { code: result.ok ? 0 : 1, said };
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
}

/** Runs `npm run build` in a process of its own. */
export async function runBuildProcess(pages: string, out: string, env: NodeJS.ProcessEnv = {}): Promise<BuildRun> {
  const { VITEST: _test, NODE_ENV: _mode, ...clean } = process.env;
  const args = ["scripts/run.mjs", "build", "--pages", pages, "--out", out];
  const build = spawn(process.execPath, args, { cwd: ROOT, env: { ...clean, ...env } });
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
