// @module-tag slow
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { attempt } from "../../../renderer/base/attempt.mjs";
import { freePort } from "../../../scripts/serve/listen";
import { isLong } from "../../support/amount";
import { GROOMER } from "../../support/fixtureSite";
import { CACHE, giveCode, repositoryCopy } from "../../support/repositoryCopy";

let copy: string;
let npm: ChildProcess | undefined;
let said = "";

beforeAll(() => {
  copy = repositoryCopy();
  cpSync(GROOMER, path.join(copy, "pages-data"), { recursive: true });
});
afterEach(() => {
  for (const { pid } of npm ? processes(npm.pid) : []) attempt(() => process.kill(pid, "SIGKILL"));
  npm = undefined;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Process {
  pid: number;
  args: string;
}

/** Every process of a session that has not ended, whatever its parent is now: proc(5). */
function processes(session: number | undefined): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = attempt(() => readFileSync(`/proc/${name}/stat`, "utf8"));
      const [state, , , own] = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
      if (state === undefined || state === "Z" || Number(own) !== session) return [];
      const args = attempt(() => readFileSync(`/proc/${name}/cmdline`, "utf8")) ?? "";
      return [{ pid: Number(name), args: args.replaceAll("\0", " ").trim() }];
    });
}

async function run(name: string, ...args: string[]): Promise<void> {
  const port = String(await freePort());
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  said = "";
  // A session of its own, by which all of its processes are found.
  npm = spawn("npm", [...args, ...(name === "run dev" ? ["--", "--port", port] : [])], {
    cwd: copy,
    env: { ...env, PORT: port },
    detached: true,
  });
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
}

const isRunning = (words: string) => () => processes(npm?.pid).some(({ args }) => args.includes(words));
const isSaid = (words: string) => () => said.includes(words);

/** The moments of a start, one after the other: the first with empty caches; those after its build find the code. */
const START = {
  "during the setup": isRunning("scripts/setup.mjs"),
  "during the check": isRunning("scripts/run.mjs start"),
  "during the build of the code": () => existsSync(path.join(copy, CACHE, "code")),
  "while pages are rendered": isSaid("rendered "),
  "while pictures are made": isSaid("Pictures are still being made"),
};
const DEV = {
  "while the pages are read": isRunning("scripts/run.mjs dev"),
  "while code is bundled": () => existsSync(path.join(copy, "node_modules/.vite")),
  "when it is ready": isSaid("The preview is ready"),
};

/** What a terminal does on Ctrl-C, a supervisor that knows only npm, and one that ends whole groups or the program. */
const ENDS = [
  ["SIGTERM", "npm"],
  ["SIGINT", "all of them"],
  ["SIGTERM", "node"],
  ["SIGTERM", "all of them"],
] as const;

const FROM_NOTHING: string[] = ["during the setup", "during the check", "during the build of the code"];
const AFTER_THE_CODE: string[] = ["while pages are rendered", "while pictures are made"];

const moments = [
  ...Object.entries(START).map(([moment, reached]) => ({ name: "start", args: ["start"], moment, reached })),
  ...Object.entries(DEV).map(([moment, reached]) => ({
    name: "run dev",
    args: ["run", "dev"],
    moment,
    reached,
  })),
];
// One way for each moment in turn; in `npm run test:long` all ways, with the time that each took.
const cases = moments.flatMap((one, index) => {
  const ends = ENDS.filter((_, way) => isLong || way === index % ENDS.length);
  return ends.map(([signal, target]) => ({ ...one, signal, target }));
});

test.runIf(process.platform === "linux").each(cases)(
  "npm $name, $moment: $signal to $target leaves no process",
  async ({ name, args, moment, reached, signal, target }) => {
    const cache = path.join(copy, CACHE);
    const kinds = existsSync(cache) ? readdirSync(cache).map((kind) => path.join(CACHE, kind)) : [];
    // Later moments have the program that an earlier one has bundled.
    const isKept = (made: string) => /(?:programs|answers)$/.test(made) && !FROM_NOTHING.includes(moment);
    for (const made of [...kinds, "node_modules/.vite", "dist"].filter((made) => !isKept(made))) {
      rmSync(path.join(copy, made), { recursive: true, force: true });
    }
    if (AFTER_THE_CODE.includes(moment)) await giveCode(copy);
    await run(name, ...args);
    const own = () => processes(npm?.pid).filter((one) => /^node .*scripts/.test(one.args));
    await expect.poll(() => reached() && own().length > 0, { interval: 5 }).toBe(true);

    const all = { npm: [npm?.pid ?? 0], node: own().map(({ pid }) => pid), "all of them": [-(npm?.pid ?? 0)] };
    const started = performance.now();
    for (const pid of all[target]) attempt(() => process.kill(pid, signal));
    // Two seconds where the machine has time: no test depends on a clock.
    await expect.poll(() => processes(npm?.pid), { interval: 20 }).toEqual([]);
    const took = Math.round(performance.now() - started);
    if (isLong) console.log(`${took} ms npm ${name} ${moment}: ${signal} to ${target}`);
  },
);
