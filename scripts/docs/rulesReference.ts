import { groupBy } from "../../renderer/base/groups";
import type { Example, RuleDescription } from "../../renderer/content/check/rule";
import { printableText } from "../../renderer/content/report/printable";
import { code, documentOf, fenceText, plain } from "./markdown";

/** An example that shows how long a text may be is cut after so many characters of a line, and so many lines. */
const LONGEST = { line: 160, lines: 24 };

/** Every rule with its reason, its fix, a wrong and a right example, by family. */
export function rulesReference(rules: RuleDescription[]): string {
  const families = [...groupBy(rules, ({ name }) => name.split("/")[0] ?? "")];
  const [guesses, certain] = [rules.filter(({ guess }) => guess), rules.filter(({ guess }) => !guess)];
  return documentOf([
    "# Rules",
    `What ${code("npm run check")} reports: ${rules.length} rules. An error prevents a new version of the site; a warning does not. ${code("npm run check -- --explain RULE")} prints one of them. The examples are only the lines that matter, and each is tested.`,
    families.map(([family, { length }]) => `[${family}](#${family}) (${length})`).join(" · "),
    "## Certain and guesses",
    `Certain (${certain.length}): what these rules find is certainly so. An error in the content cannot be silenced. ${linksTo(certain)}.`,
    `Guesses (${guesses.length}): these rules guess what the author means, and may be wrong. Each is a warning, and ${code("# check-ignore RULE: reason")} silences it. ${linksTo(guesses)}.`,
    ...families.flatMap(([family, members]) => [`## ${family}`, ...members.flatMap(describe)]),
  ]);
}

const linksTo = (rules: RuleDescription[]) =>
  rules.map(({ name }) => `[${code(name)}](#${name.replace("/", "")})`).join(", ");

function describe(rule: RuleDescription): string[] {
  const { name, severity, guess, only, english, sentence, why, fix, at, good, bad } = rule;
  const launch = only === "launch" ? `, only with ${code("--launch")}` : "";
  const language = /^(?:built|online)\//.test(name) ? "html" : "yaml";
  const when = at ? ` (as of ${at})` : "";
  return [
    `### ${code(name)}`,
    `**${severity}**${guess ? ", a guess" : ""}${launch}${english ? ", only in English" : ""}. ${plain(sentence)} ${plain(why)} Fix: ${plain(fix)}`,
    `Wrong${when}:`,
    fenceText(shown(bad), language),
    "Right:",
    fenceText(shown(good), language),
  ];
}

/** An example as in its files, each file below its name. */
function shown(example: Example): string {
  if (typeof example === "string") return shortened(example);
  return Object.entries(example)
    .map(([file, text]) => {
      if (text === null) return `# no file ${file}`;
      if (typeof text === "string") return `# ${file}\n${shortened(text)}`;
      return `# ${file}: ${text.length} bytes`;
    })
    .join("\n");
}

function shortened(text: string): string {
  const lines = printableText(text).trimEnd().split("\n");
  const cut = lines.map((line) => (line.length > LONGEST.line ? `${line.slice(0, LONGEST.line - 1)}…` : line));
  return [...cut.slice(0, LONGEST.lines), ...(cut.length > LONGEST.lines ? ["…"] : [])].join("\n");
}
