/**
 * `npm run check`: its flags are in check/checkCommand.ts. Plain JavaScript, so that a repeated check of
 * unchanged content loads only its cached result.
 */
import path from "node:path";
import { Store } from "../renderer/cache/store.mjs";
import "./setup/enoughFiles.mjs";
import "./endOfOutput.mjs";
import { resultCache } from "./check/resultCache.mjs";
import { systemWords } from "./systemWords.mjs";

const args = process.argv.slice(2);
const store = new Store("answers");
const result = await answer();
process.exitCode = result.code;
if (result.text) process[result.code === 2 ? "stderr" : "stdout"].write(`${result.text}\n`);

async function answer() {
  try {
    // Inside `try`: this throws, too, if the working directory is gone.
    const cache = resultCache(args, store);
    return cache?.read() ?? (await check(cache));
  } catch (error) {
    const words = systemWords(error);
    if (!words) throw error;
    return { code: 2, text: words };
  }
}

/** @param {ReturnType<typeof resultCache>} cache */
async function check(cache) {
  const { loadProgram } = await import("../renderer/cache/program.mjs");
  const entry = path.join(import.meta.dirname, "check/checkCommand.ts");
  /** @type {typeof import("./check/checkCommand.ts") & { keep(): void }} */
  const { answerCheck, keep } = await loadProgram(entry, store);
  const checked = await answerCheck(args);
  cache?.write(checked);
  // With other flags little of the code runs.
  if (args.every((arg) => !/^--(?!pages|format|launch)/.test(arg))) keep();
  return checked;
}
