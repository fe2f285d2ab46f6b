/**
 * `npm run dev`: its flags are in dev/devCommand.ts. Plain JavaScript, so that the preview starts from one file:
 * loading some four hundred modules one by one takes two thirds of its start.
 */
import path from "node:path";
import { Store } from "../renderer/cache/store.mjs";
import "./setup/enoughFiles.mjs";
import "./endOfOutput.mjs";
import { loadProgram } from "../renderer/cache/program.mjs";

const entry = path.join(import.meta.dirname, "dev/devCommand.ts");
/** @type {typeof import("./dev/devCommand.ts") & { keep(): void }} */
const { answerDev, keep } = await loadProgram(entry, new Store("programs"), { live: true });
process.exitCode = await answerDev(process.argv.slice(2));
if (process.exitCode === 0) keep();
// A preview that could not start may have left something open, such as Vite's file watchers.
if (process.exitCode === 2) process.stderr.write("", () => process.exit());
