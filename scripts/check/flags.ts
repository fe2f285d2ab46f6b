import { parseArgs } from "node:util";
import { CouldNotRun } from "../../renderer/content/couldNotRun";
import { formatterNames } from "../../renderer/content/report/print/loadFormatter";

/** What `npm run check` was asked for. */
export interface Flags {
  format: string;
  pages: string;
  /** Also ask what must hold before the site goes online. */
  launch: boolean;
  /** List the facts and their uses instead of checking. */
  facts: boolean;
  /** List the rules instead of checking. */
  rules: boolean;
  /** Tell the why and the mend of one rule instead of checking. */
  explain?: string;
  /** Check again whenever a file is saved. */
  watch: boolean;
  /** The folder of the built site to look through too. */
  built?: string;
  /** Ask other sites whether the pages that links lead to are there. */
  online: boolean;
}

/** @throws CouldNotRun for a flag that nobody knows, naming those there are */
export function readFlags(args: string[]): Flags {
  try {
    return parseArgs({
      args: withBuiltFolder(args),
      options: {
        format: { type: "string", default: "text" },
        pages: { type: "string", default: "pages-data" },
        launch: { type: "boolean", default: false },
        facts: { type: "boolean", default: false },
        rules: { type: "boolean", default: false },
        explain: { type: "string" },
        watch: { type: "boolean", default: false },
        built: { type: "string" },
        online: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    const reason = (error as Error).message.split(". ")[0];
    throw new CouldNotRun(
      `${reason}. The flags are --format ${formatterNames().join("|")}, --pages DIR, --launch, --facts, --rules, --explain RULE, --watch, --built [DIR] and --online.`,
    );
  }
}

/** `--built` alone means the folder that `npm run build` writes. */
function withBuiltFolder(args: string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === "--built" && (next === undefined || next.startsWith("-")) ? "--built=dist/client" : arg;
  });
}
