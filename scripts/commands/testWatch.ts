/** `npm run test:watch`: Vitest in its watch mode, first with the tests of what changed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { defineCommand } from "../cli/command";
import { root } from "../cli/generated";

export const command = defineCommand({
  name: "npm run test:watch",
  about:
    "Runs the engine tests of what is not committed; then, on each save of code, of a rule's YAML or of a block's example, the tests that it concerns. With words, runs only the tests that have one of them in their file's path.",
  args: { "[words...]": "such as hero or ruleExamples" },
  flags: {},
  examples: ["npm run test:watch", "npm run test:watch -- ruleExamples"],
  exitCodes: { 0: "stopped", 1: "stopped after a failure", 2: "could not run" },
  async run({ args: words }) {
    const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
    const child = spawn(process.execPath, [vitest, ...watchArguments(words)], { cwd: root, stdio: "inherit" });
    // Vitest ends its workers first, and gives the terminal back as it was.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, "close");
    return code ?? 0;
  },
});

/** The arguments for Vitest. `--changed` also reads what every other test imports, to know which tests a save concerns. */
export const watchArguments = (words: string[]): string[] => [
  "--watch",
  "--project",
  "engine",
  ...(words.length > 0 ? words : ["--changed"]),
];
