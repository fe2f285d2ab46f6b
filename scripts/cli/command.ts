/** What all commands share: one parser of flags with `--help`, and what errors look like. */
import { CommanderError, Option, Command as Parser } from "commander";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { printableText } from "../../renderer/content/report/printable";
import { BlockFailed } from "../../renderer/page/failingBlock";
import { systemWords } from "./systemWords.mjs";

/** A flag of a command. One without `value` is on or off; `no-cards` and the like are off unless given. */
interface Flag {
  about: string;
  /** The name of its value in the help, such as `DIR`; `[DIR]` if the value may be left out. */
  value?: string;
  default?: string;
  /** Its default in words, for a flag without a `default`. */
  otherwise?: string;
  /** The value of `--flag` without one. */
  preset?: string;
  many?: true;
  /** Turns the text into a value. Throws a sentence for a wrong one, by `wrongValue`. */
  parse?: (text: string) => unknown;
}

type Flags = Record<string, Flag>;

type FlagValue<F extends Flag> = F extends { many: true }
  ? string[]
  : F extends { value: string }
    ?
        | (F extends { parse: (text: string) => infer T } ? T : string)
        | (F extends { default: string } ? never : undefined)
    : boolean;

export interface Call<F extends Flags> {
  flags: { [Name in keyof F]: FlagValue<F[Name]> };
  args: string[];
}

/** A command, described as data: `--help` prints it, and `npm run docs` writes it into the reference. */
export interface Command<F extends Flags = Flags> {
  /** As the user types it: `npm run new`. */
  name: string;
  about: string;
  /** Positional arguments, such as `<old>` or `[sizes...]`, with a description of each. */
  args?: Record<string, string>;
  flags: F;
  env?: Record<string, string>;
  examples: readonly [string, string, ...string[]];
  exitCodes: Record<number, string>;
  /** @returns the exit code, 0 without one */
  // A method, so that a command with its own flags is a `Command`.
  run(call: Call<F>): Promise<number | Ended | undefined>;
}

/** How a command ended. */
export interface Ended {
  code: number;
  /** What `scripts/lastRun` keeps, to repeat the result of the same call while nothing has changed. */
  result?: object;
  /** Whether little of the code ran, as for a list: what is compiled is not worth keeping (default: if the code is not 0). */
  partial?: boolean;
}

/** Declares a command; its flags get their types from their description. `scripts/run.mjs` calls `execute`. */
export function defineCommand<const F extends Flags>(command: Command<F>) {
  return { ...command, execute: (argv: string[]) => execute(command, argv) };
}

/**
 * @returns the call, or the text of `--help` when it was requested
 * @throws CouldNotRun for an unknown flag, with the nearest known one, or a wrong value
 */
export function parseCall<F extends Flags>(command: Command<F>, argv: string[]): Call<F> | { help: string } {
  let help = "";
  const parser = new Parser(`${command.name} --`)
    .description(command.about)
    .helpOption("--help", "shows this help")
    .exitOverride()
    .configureOutput({ writeOut: (text) => (help += text), writeErr: () => {}, getOutHelpWidth: () => 110 })
    .configureHelp({ styleTitle: (title) => title.replace("Options", "Flags") });
  for (const [name, about] of Object.entries(command.args ?? {})) parser.argument(name, about);
  const options = Object.entries(command.flags).map(([name, flag]) => [name, optionOf(name, flag)] as const);
  for (const [, option] of options) parser.addOption(option);
  parser.usage([...Object.keys(command.args ?? {}), "[flags]"].join(" "));
  const table = (entries: object = {}) => Object.entries(entries).map(([name, about]) => `${name}  ${about}`);
  const { env, examples, exitCodes } = command;
  const sections = { Environment: table(env), Examples: examples, "Exit codes": table(exitCodes) };
  for (const [title, lines] of Object.entries(sections)) {
    if (lines.length > 0) parser.addHelpText("after", [`\n${title}:`, ...lines].join("\n  "));
  }
  try {
    parser.parse(argv, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === "commander.helpDisplayed") return { help: help.trimEnd() };
    throw new CouldNotRun(wrongCall(error, command));
  }
  const values = parser.opts();
  const flags = options.map(([name, option]) => {
    const value = values[option.attributeName()];
    return [name, option.negate ? !value : value];
  });
  return { flags: Object.fromEntries(flags), args: parser.args };
}

function optionOf(name: string, flag: Flag): Option {
  const { about, value, otherwise, many, parse } = flag;
  const place = value?.startsWith("[") ? value : value && `<${value}>`;
  const option = new Option(`--${name}${place ? ` ${place}` : ""}`, about);
  if (option.negate) return option;
  if (!value) return option.default(false, "off");
  if (otherwise) option.description += ` (default: ${otherwise})`;
  // One value for each time that the flag is given, not all words up to the next flag.
  if (many) return option.argParser((text, before: string[]) => [...before, text]).default([], otherwise ?? "none");
  if (parse) option.argParser(parse);
  if (flag.preset !== undefined) option.preset(flag.preset);
  if (flag.default !== undefined) option.default(parse ? parse(flag.default) : flag.default, flag.default);
  return option;
}

/** One paragraph for a wrong call. Commander's own: `error: unknown option '--fromat'\n(Did you mean --format?)`. */
function wrongCall({ code, message }: CommanderError, { name }: Command<Flags>): string {
  const [first = "", hint] = message.replace(/^error: /, "").split("\n");
  const sentence = `${first.charAt(0).toUpperCase()}${first.slice(1)}${/[.?]$/.test(first) ? "" : "."}`;
  const guess = hint ? ` ${hint.replace(/^\(|\)$/g, "")}` : "";
  // `npm run check --format json` gives the flag to npm, and the command gets only its value.
  const dashes = code === "commander.excessArguments" ? " Flags go after two dashes." : "";
  return `${sentence}${guess}${dashes} See ${name} -- --help.`;
}

/**
 * The exit code and the text for an error: one sentence for an error of the user, the stack for an
 * unexpected error, which is a bug of the tool.
 */
export function failureOf(error: unknown, { name }: { name: string }): { code: number; text: string } {
  const { message = String(error), stack, code = "" } = error as Partial<NodeJS.ErrnoException>;
  if (error instanceof CouldNotRun) return { code: error.exitCode, text: printableText(message) };
  if (error instanceof BlockFailed) {
    const note = `${name} cannot go on, because of an error in the code. A developer needs these lines:`;
    return { code: 2, text: `${printableText(message)}\n${note}\n${error.trace}` };
  }
  const words = systemWords(error);
  if (words) return { code: 2, text: printableText(words) };
  const missing = code === "ERR_MODULE_NOT_FOUND" && /Cannot find package '([^']+)'/.exec(message)?.[1];
  if (missing) {
    const text = `${name} needs the package ${missing}, which is installed for development only: run npm ci first.`;
    return { code: 2, text };
  }
  return { code: 2, text: `${name} failed because of a bug in the tool. Please report it with these lines:\n${stack}` };
}

/** Runs a command in this process and prints its errors. */
export async function execute<F extends Flags>(command: Command<F>, argv: string[]): Promise<Ended> {
  try {
    const call = parseCall(command, argv);
    if ("help" in call) {
      console.log(call.help);
      return { code: 0, partial: true };
    }
    const ended = (await command.run(call)) ?? 0;
    return typeof ended === "number" ? { code: ended } : ended;
  } catch (error) {
    const { code, text } = failureOf(error, command);
    console.error(text);
    return { code };
  }
}
