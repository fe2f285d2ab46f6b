import { appendFileSync } from "node:fs";
import { checkFolder } from "../../renderer/content/checkFolder";
import { loadContent } from "../../renderer/content/load/loadContent";
import { loadAllRules } from "../../renderer/content/loadRules";
import { formatMarkdown } from "../../renderer/content/report/format/markdown";
import { loadFormatter } from "../../renderer/content/report/print/loadFormatter";
import { reportOf } from "../../renderer/content/report/print/reportOf";
import type { FurtherCheck } from "../../renderer/content/rule";
import type { SiteContent } from "../../renderer/content/siteContent";
import { printFacts } from "./printFacts";
import { explainRule, printRules } from "./printRules";
import { watchAndCheck } from "./watchAndCheck";

const PUBLIC = "public";

/** The flags of `npm run check`, described in checkCommand.ts. */
export interface CheckFlags {
  format: string;
  pages: string;
  launch: boolean;
  facts: boolean;
  rules: boolean;
  explain: string | undefined;
  watch: boolean;
  /** The folder of the built site. */
  built: string | undefined;
  online: boolean;
}

/** What is printed, without the last newline, and the exit code: 1 where the content has errors. */
export interface Answer {
  code: number;
  text: string;
}

/**
 * Runs `npm run check` with these flags.
 *
 * @throws CouldNotRun
 */
export async function runCheck(flags: CheckFlags): Promise<Answer> {
  const { pages, format, facts, rules, explain, watch } = flags;
  if (rules || explain !== undefined) {
    const catalog = await loadAllRules();
    return { code: 0, text: explain === undefined ? printRules(catalog) : explainRule(explain, catalog) };
  }
  if (facts) return { code: 0, text: printFacts(loadContent({ dir: pages, publicDir: PUBLIC }), format) };
  if (!watch) return check(flags);
  await watchAndCheck([pages, PUBLIC], async () => console.log((await check(flags)).text));
  return { code: 0, text: "" };
}

async function check({ pages, format, launch, built, online }: CheckFlags): Promise<Answer> {
  const formatter = await loadFormatter(format);
  const further = (content: SiteContent) => lookFurther(content, { built, online });
  const result = await checkFolder({ dir: pages, publicDir: PUBLIC, launch, spelling: true, further });
  const report = reportOf(result);
  // GitHub shows few annotations: the page of the run has room for all.
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (format === "github" && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${formatMarkdown(report)}\n`);
  const failed = result.problems.some(({ severity }) => severity === "error");
  return { code: failed ? 1 : 0, text: formatter(report) };
}

/** Looks at the built site and at other sites. Their code is loaded only when needed: a plain check is short. */
async function lookFurther(
  content: SiteContent,
  { built, online }: Pick<CheckFlags, "built" | "online">,
): Promise<FurtherCheck> {
  const checks: FurtherCheck[] = [];
  if (built !== undefined) {
    const { checkBuilt } = await import("../../renderer/content/built/checkBuilt");
    checks.push(await checkBuilt(content, built));
  }
  if (online) {
    const { checkOnline } = await import("../../renderer/content/online/checkOnline");
    checks.push(await checkOnline(content));
  }
  return { rules: checks.flatMap(({ rules }) => rules), problems: checks.flatMap(({ problems }) => problems) };
}
