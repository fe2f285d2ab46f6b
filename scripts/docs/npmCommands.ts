import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Command } from "../cli/command";
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
export async function npmCommands(): Promise<NpmCommand[]> {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const called = Object.entries(scripts).filter(
    ([name]) => !(name.replace(/^pre/, "") in scripts && /^pre/.test(name)),
  );
  const commands = await readCommands();
  return called.map(([name, line]) => {
    const typed = name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
    if (!line.startsWith("node scripts/run.mjs ")) return { name, typed, line };
    const command = commands.find((one) => one.name === typed);
    if (!command) throw new Error(`No file of scripts/commands has the command "${typed}".`);
    return { name, typed, line, command };
  });
}

function readCommands(): Promise<Command[]> {
  const folder = path.join(root, "scripts/commands");
  return Promise.all(readdirSync(folder).map(async (file) => (await import(path.join(folder, file))).command));
}
