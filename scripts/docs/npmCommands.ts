import { readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "../cli/command";
import { fileOf } from "../cli/fileOf.mjs";
import { root } from "../cli/generated";

/** A script of package.json. */
export interface NpmCommand {
  /** Its key in package.json, such as `bench:build`. */
  name: string;
  /** As the user types it: `npm run bench:build`. */
  typed: string;
  /** What package.json runs. */
  line: string;
  /** Its description, if `scripts/run.mjs` starts it; otherwise it calls another program. */
  command?: Command;
}

/** Every script of package.json that a person calls, in its order, without those that npm runs before another. */
export function npmCommands(): Promise<NpmCommand[]> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const called = Object.entries(scripts).filter(
    ([name]) => !(name.replace(/^pre/, "") in scripts && /^pre/.test(name)),
  );
  return Promise.all(
    called.map(async ([name, line]) => {
      const typed = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
      const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(line) ?? [];
      if (!file) return { name, typed, line };
      const { command }: { command: Command } = await import(path.join(root, "scripts/commands", fileOf(file)));
      return { name, typed, line, command };
    }),
  );
}
