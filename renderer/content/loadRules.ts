import { readdirSync } from "node:fs";
import type { Rule } from "./rule";

const FOLDER = new URL("./rules/", import.meta.url);
let loaded: Promise<Rule[]> | undefined;

/** Every rule of the folder `rules/`: a new rule is a new file there and nothing else. */
export function loadRules(): Promise<Rule[]> {
  loaded ??= Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map(async (file) => ((await import(new URL(file, FOLDER).href)) as { default: Rule }).default),
  );
  return loaded;
}
