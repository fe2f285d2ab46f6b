/** A process that makes the typefaces of a site: reads their choice as JSON, and prints the result as JSON. */
import { readFileSync } from "node:fs";
import { register } from "tsx/esm/api";

register();
const { makeTypefaces } = await import("./makeTypefaces.ts");
process.stdout.write(JSON.stringify(await makeTypefaces(JSON.parse(readFileSync(0, "utf8")))));
