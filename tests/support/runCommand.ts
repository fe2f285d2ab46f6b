import { type Command, execute } from "../../scripts/cli/command";
import { captured } from "./captured";

/** How a command ended, and what it printed. */
export interface CommandRun {
  code: number;
  said: string;
}

/** Runs a command in this process, as `npm run` would in a process of its own, from a folder. */
export async function runCommand<F extends Command["flags"]>(
  command: Command<F>,
  args: string[],
  cwd = process.cwd(),
): Promise<CommandRun> {
  const before = process.cwd();
  if (cwd !== before) process.chdir(cwd);
  try {
    const { result, said } = await captured(() => execute(command, args));
    return { code: result.code, said };
  } finally {
    if (cwd !== before) process.chdir(before);
  }
}
