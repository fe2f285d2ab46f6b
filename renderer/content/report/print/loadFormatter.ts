import { readdirSync } from "node:fs";
import { CouldNotRun } from "../../couldNotRun";
import type { Formatter } from "./formatter";

const FOLDER = new URL("../format/", import.meta.url);

/** The names for `--format`: every file of the folder `format/` is one, and exports only its formatter. */
export function formatterNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}

/** @throws CouldNotRun for a name that is no format */
export async function loadFormatter(name: string): Promise<Formatter> {
  if (!formatterNames().includes(name)) {
    throw new CouldNotRun(`There is no format "${name}". The formats are: ${formatterNames().join(", ")}.`);
  }
  const module = (await import(new URL(`${name}.ts`, FOLDER).href)) as Record<string, Formatter>;
  const [formatter] = Object.values(module);
  if (!formatter) throw new Error(`renderer/content/report/format/${name}.ts exports no formatter.`);
  return formatter;
}
