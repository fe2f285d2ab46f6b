import { appendFileSync } from "node:fs";
import { checkFolder } from "../../renderer/content/checkFolder";
import { formatMarkdown } from "../../renderer/content/format/markdown";
import { loadCatalog } from "../../renderer/content/loadCatalog";
import { loadContent } from "../../renderer/content/loadContent";
import { loadFormatter } from "../../renderer/content/print/loadFormatter";
import { reportOf } from "../../renderer/content/print/reportOf";
import type { Flags } from "./flags";
import { printFacts } from "./printFacts";
import { explainRule, printRules } from "./printRules";
import { watchAndCheck } from "./watchAndCheck";

const PUBLIC = "public";

/**
 * Does what the flags ask for and prints it.
 *
 * @returns the exit code: 1 where the content has errors
 * @throws CouldNotRun
 */
export async function runCheck(flags: Flags): Promise<number> {
  const { pages, format, facts, rules, explain, watch } = flags;
  if (rules || explain !== undefined) {
    const catalog = await loadCatalog();
    print(explain === undefined ? printRules(catalog) : explainRule(explain, catalog));
    return 0;
  }
  if (facts) {
    print(printFacts(loadContent(pages, { publicDir: PUBLIC }), format));
    return 0;
  }
  if (watch) return watchAndCheck([pages, PUBLIC], () => checkOnce(flags));
  return checkOnce(flags);
}

async function checkOnce({ pages, format, launch }: Flags): Promise<number> {
  const formatter = await loadFormatter(format);
  const result = await checkFolder({ dir: pages, publicDir: PUBLIC, launch });
  const report = reportOf(result);
  print(formatter(report));
  // GitHub shows few annotations: the page of the run has room for all.
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (format === "github" && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${formatMarkdown(report)}\n`);
  return result.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

function print(text: string): void {
  if (text) process.stdout.write(`${text}\n`);
}
