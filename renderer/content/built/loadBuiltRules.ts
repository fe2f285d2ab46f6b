import { readdirSync } from "node:fs";
import type { BuiltRule } from "./builtRule";

const FOLDER = new URL("./rules/", import.meta.url);

/** Every rule of the folder `rules/`, sorted by file: a new rule is a new file there and nothing else. */
export function loadBuiltRules(): Promise<BuiltRule[]> {
  return Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".ts"))
      .sort()
      .map(async (file) => ((await import(new URL(file, FOLDER).href)) as { default: BuiltRule }).default),
  );
}
