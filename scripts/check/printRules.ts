import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { unknownRule } from "../../renderer/content/check/loadRules";
import type { Example, RuleDescription } from "../../renderer/content/check/rule";

export function printRules(rules: RuleDescription[]): string {
  const width = Math.max(...rules.map(({ name }) => name.length));
  return rules
    .map(({ name, severity, sentence, only, english }) => {
      const when = only === "launch" ? " (with --launch)" : "";
      return `${severity.padEnd(7)}  ${name.padEnd(width)}  ${sentence}${when}${english ? " (English only)" : ""}`;
    })
    .join("\n");
}

const RESTS = "This rule reads English sentences: it rests on a site in another language.";

/** One rule in full, with its reason, its fix and examples. @throws CouldNotRun for an unknown name */
export function explainRule(name: string, rules: RuleDescription[]): string {
  const rule = rules.find((other) => other.name === name);
  if (!rule) throw new CouldNotRun(unknownRule(name, rules).message);
  const { severity, guess, english, sentence, why, fix, at, good, bad } = rule;
  const when = at ? ` (as of ${at})` : "";
  return [
    `${name}  (${severity})`,
    sentence,
    ...(guess ? [`This rule guesses what you mean. If it is wrong: # check-ignore ${name}: reason`] : []),
    ...(english ? [RESTS] : []),
    `Why: ${why}`,
    `Fix: ${fix}`,
    `Wrong${when}:\n${shown(bad)}`,
    `Right${when}:\n${shown(good)}`,
  ].join("\n\n");
}

/** An example as in its files, each line indented and no longer than a screen is wide. */
function shown(example: Example): string {
  if (typeof example === "string") return indented(example, "  ");
  return Object.entries(example)
    .map(([file, text]) => {
      if (text === null) return `  ${file}: (no such file)`;
      const words = typeof text === "string" ? text : new TextDecoder().decode(text);
      return `  ${file}\n${indented(words, "    ")}`;
    })
    .join("\n");
}

function indented(text: string, indent: string): string {
  const lines = text.trimEnd().split("\n");
  return lines.map((line) => `${indent}${line.length > 110 ? `${line.slice(0, 109)}…` : line}`).join("\n");
}
