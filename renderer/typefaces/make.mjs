/** A process that makes the typefaces of a site: reads their choice as JSON, and prints the result as JSON. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { loadProgram } from "../cache/program.mjs";
import { Store } from "../cache/store.mjs";

const file = path.join(import.meta.dirname, "makeTypefaces.ts");
const { makeTypefaces, keep } = await loadProgram(file, new Store("answers"));
process.stdout.write(JSON.stringify(await makeTypefaces(JSON.parse(readFileSync(0, "utf8")))));
keep();
