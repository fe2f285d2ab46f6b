/**
 * `npm start`: its command is in start/startCommand.ts. Plain JavaScript, so that it starts from one file: loading the
 * modules of a build one by one takes more than half of a start that finds its pictures made.
 */
import path from "node:path";
import { Store } from "../renderer/cache/store.mjs";
import "./setup/enoughFiles.mjs";
import "./endOfOutput.mjs";
import { loadProgram } from "../renderer/cache/program.mjs";

const entry = path.join(import.meta.dirname, "start/startCommand.ts");
/** @type {typeof import("./start/startCommand.ts") & { keep(): void }} */
const { answerStart, keep } = await loadProgram(entry, new Store("programs"));
process.exitCode = await answerStart(process.argv.slice(2));
if (process.exitCode === 0) keep();
// A start that could not run may have left something open, such as Vite's file watchers.
if (process.exitCode === 2) process.stderr.write("", () => process.exit());
