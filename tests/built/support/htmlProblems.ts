import { readFileSync } from "node:fs";
import path from "node:path";
import { fileOfAddress } from "../../../renderer/base/sitePath";
import { validator } from "../../../renderer/content/built/rules/elements";

/** What html-validate reports of a built page. The rules that are off, each with its reason, are in renderer/content/built/rules/elements.ts. */
export function htmlProblems(dir: string, route: string): string[] {
  const file = fileOfAddress(route);
  const { results } = validator.validateStringSync(readFileSync(path.join(dir, file), "utf8"), route);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId} ${message}`);
}
