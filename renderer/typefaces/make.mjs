/** A process that runs a function of makeTypefaces.ts: reads its name and argument as JSON, and prints the result as JSON. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { loadProgram } from "../cache/program.mjs";
import { Store } from "../cache/store.mjs";

const file = path.join(import.meta.dirname, "makeTypefaces.ts");
/** @type {typeof import("./makeTypefaces") & { keep(): void }} */
const program = await loadProgram(file, new Store("answers"));
/** @type {[name: "makeTypefaces" | "charactersOf", argument: never]} */
const [name, argument] = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(await program[name](argument)));
program.keep();
