/**
 * `npm run build`: its flags are in build/buildCommand.ts. Plain JavaScript, so that a build without changes loads only
 * the code that detects this.
 */
import path from "node:path";
import { Store } from "../renderer/cache/store.mjs";
import "./setup/enoughFiles.mjs";
import "./endOfOutput.mjs";
import { keptBuild } from "./build/keptBuild.mjs";
import { systemWords } from "./systemWords.mjs";

const args = process.argv.slice(2);
try {
  await build(new Store("answers"));
} catch (error) {
  const words = systemWords(error);
  if (!words) throw error;
  console.error(words);
  process.exitCode = 2;
}
// A build that could not run may have left something open, such as Vite's file watchers.
if (process.exitCode === 2) process.stderr.write("", () => process.exit());

/** @param {Store} store whose results any change of the code makes stale */
async function build(store) {
  const last = keptBuild(args, store);
  const said = last?.read();
  if (said) {
    if (said.problems) console.log(said.problems);
    const seconds = (performance.now() / 1000).toFixed(1);
    console.log(`${said.built} in ${seconds} s: nothing has changed.${said.left}`);
    return;
  }
  const { loadProgram } = await import("../renderer/cache/program.mjs");
  const entry = path.join(import.meta.dirname, "build/buildCommand.ts");
  /** @type {typeof import("./build/buildCommand.ts") & { keep(): void }} */
  const { answerBuild, keep } = await loadProgram(entry, store);
  const { code, built } = await answerBuild(args);
  if (built) last?.write(built);
  if (code === 0) keep();
  process.exitCode = code;
}
