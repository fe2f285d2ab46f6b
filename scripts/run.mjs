/**
 * Starts a command: `node scripts/run.mjs check --format json` is `npm run check -- --format json`. Plain JavaScript, so
 * that a check or a build after which nothing has changed loads only the code that detects this.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Store } from "../renderer/cache/store.mjs";
import { systemWords } from "./cli/systemWords.mjs";

/** The commands that are seldom run or import others by their names: their modules are loaded one by one. */
const IN_MODULES = /^(?:bench|docs|schema|test|upgrade)/;

/**
 * How the others start, as one script: loading their modules one by one takes longer than a check of fifty pages, and
 * more than half of the start of a site or its preview. `repeats`: the last run is printed again if nothing changed;
 * `serves`: it ends with npm; `live`: it goes on while its code is edited.
 *
 * @type {Record<string, { repeats?: true, serves?: true, live?: true }>}
 */
const OPTIONS = {
  check: { repeats: true },
  build: { repeats: true },
  start: { serves: true },
  dev: { serves: true, live: true },
};

const [name = "", ...args] = process.argv.slice(2);
// Threads and processes that this one starts use the same cache.
const cache = args.indexOf("--cache");
if (cache >= 0) process.env.SITE_CACHE = path.resolve(args.splice(cache, 2)[1] ?? "");
const COMMANDS = path.join(import.meta.dirname, "commands");
/** `test:all` is in testAll.ts. */
const file = `${name.replace(/:(\w)/, (_, letter) => letter.toUpperCase())}.ts`;
const files = readdirSync(COMMANDS);
// Before all that takes time.
if (OPTIONS[name]?.serves) await import("./setup/endWithParent.mjs");
endWithOutput();
try {
  process.exitCode = files.includes(file) ? await run(path.join(COMMANDS, file)) : answerName();
} catch (error) {
  const words = systemWords(error);
  if (!words) throw error;
  console.error(words);
  process.exitCode = 2;
}
// A command that could not run may have left something open, such as Vite's file watchers.
if (process.exitCode === 2) process.stderr.write("", () => process.exit());

/** What is asked instead of a command, or a wrong name. @returns {number} the exit code */
function answerName() {
  const names = files.map((each) => each.replace(".ts", "").replace(/[A-Z]/, (letter) => `:${letter.toLowerCase()}`));
  const list = `There are ${names.join(", ")}. Each says what it does with --help.`;
  if (name === "--version")
    console.log(JSON.parse(readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8")).version);
  else if (["--help", "-h", "help"].includes(name)) console.log(list);
  else {
    console.error(`${name ? `There is no command "${name}"` : "A command is missing"}. ${list}`);
    return 2;
  }
  return 0;
}

/** @param {string} file the command @returns {Promise<number>} the exit code */
async function run(file) {
  if (IN_MODULES.test(name)) {
    const { register } = await import("tsx/esm/api");
    register();
    const { command } = await import(pathToFileURL(file).href);
    return (await command.execute(args)).code;
  }
  const { [name]: options = {} } = OPTIONS;
  const store = new Store("answers");
  /** @type {typeof import("./lastRun/check.mjs") | typeof import("./lastRun/build.mjs") | undefined} */
  const repeated = options.repeats && (await import(`./lastRun/${name}.mjs`));
  const last = repeated?.lastRun(args, store);
  const known = last?.read();
  if (known) {
    if (known.text) console.log(known.text);
    return known.code;
  }
  const { loadProgram } = await import("../renderer/cache/program.mjs");
  const { command, keep } = await loadProgram(file, store, options);
  const { code, result, partial = code !== 0 } = await command.execute(args);
  if (result) last?.write(result);
  if (!partial) keep();
  return code;
}

/**
 * Ends the command when its output cannot be written: silently if the reader has closed the pipe, as `| head` does,
 * otherwise with a sentence, as for a full disk behind `> file`.
 */
function endWithOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === "EPIPE") process.exit();
      if (stream === process.stdout) console.error(systemWords(error) ?? error.message);
      process.exit(2);
    });
  }
}
