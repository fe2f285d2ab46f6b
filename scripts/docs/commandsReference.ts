import { code, documentOf, fenceText, plain, table } from "./markdown";
import type { NpmCommand } from "./npmCommands";

/** A description that ends with a default in words. */
const IN_WORDS = /^(.*) \(default: (.*)\)$/;

/** Every command with its flags, examples and exit codes, from the object that `--help` prints. */
export function commandsReference(commands: NpmCommand[]): string {
  return documentOf([
    "# Commands",
    `Flags go after two dashes: ${code("npm run check -- --format json")}. Each command prints what is written here for ${code("--help")}, and takes ${code("--cache DIR")}, the folder of what is kept between runs.`,
    ...commands.flatMap(describe),
  ]);
}

function describe({ typed, line, command }: NpmCommand): string[] {
  const heading = `## ${code(typed)}`;
  if (!command) return [heading, `Runs ${code(line)}.`];
  const { about, args = {}, flags, env = {}, examples, exitCodes } = command;
  const rows = [
    ...Object.entries(args).map(([name, words]) => [code(name), plain(words), ""]),
    ...Object.entries(flags).map(([name, { about: words, value, default: fallback, otherwise }]) => {
      const [, what = words, inWords = value ? "" : "off"] = IN_WORDS.exec(words) ?? [];
      return [
        code(`--${name}${value ? ` ${value}` : ""}`),
        plain(what),
        fallback !== undefined ? code(fallback) : plain(otherwise ?? inWords),
      ];
    }),
    ...Object.entries(env).map(([name, words]) => [code(name), plain(words), "environment variable"]),
  ];
  return [
    heading,
    plain(about),
    ...(rows.length > 0 ? [table(["Flag", "What it does", "Default"], rows)] : []),
    fenceText(examples.join("\n"), "sh"),
    `Exit codes: ${Object.entries(exitCodes)
      .map(([number, words]) => `${number} ${plain(words)}`)
      .join("; ")}.`,
  ];
}
