import { appendFileSync } from "node:fs";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { loadAllRules } from "../../renderer/content/check/loadRules";
import type { FurtherCheck } from "../../renderer/content/check/rule";
import type { SiteContent } from "../../renderer/content/model/siteContent";
import { formatMarkdown } from "../../renderer/content/report/format/markdown";
import { formatterNames, loadFormatter, reportOf } from "../../renderer/content/report/formatter";
import { type Holds, holdsOf } from "../../renderer/content/site/holds";
import { explainRule, printRules } from "../check/printRules";
import { type Call, defineCommand } from "../cli/command";
import { atFlag, pagesFlag } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";

/** What is printed, without the last newline, and the exit code: 1 if the content has errors. */
export interface Result {
  code: number;
  text: string;
  /** How long the result is valid; absent if it does not depend on the time. */
  holds?: Holds;
}

const flags = {
  format: { value: "NAME", default: "text", about: `how problems are printed: ${formatterNames().join(", ")}` },
  pages: pagesFlag,
  at: atFlag,
  all: { about: "shows every problem in the text for a terminal, which otherwise has 20 of a file and 200 in all" },
  launch: { about: "before the site goes online: no placeholder may be left" },
  built: {
    value: "[DIR]",
    preset: "dist/client",
    otherwise: "off",
    about: "looks through the built site too; run npm run build first",
  },
  online: { about: "also requests the pages of other sites that links lead to, to see whether they exist" },
  rules: { about: "lists the rules" },
  explain: { value: "RULE", otherwise: "none", about: "why there is a rule, and how to fix what it finds" },
} as const;

export const command = defineCommand({
  name: "npm run check",
  about: "Checks the content: YAML, schema, facts, links, pictures, titles, headings, texts. Warnings do not fail it.",
  flags,
  examples: [
    "npm run check",
    "npm run check -- --format json --pages pages-data",
    "npm run check -- --explain links/unknown-page",
    "npm run check -- --at 2027-01-01T09:00",
  ],
  exitCodes: { 0: "no errors", 1: "errors in the content", 2: "could not run" },
  async run({ flags }) {
    const { rules, explain } = flags;
    const result = await answer(flags);
    if (result.text) console.log(result.text);
    return { code: result.code, result, partial: rules || explain !== undefined };
  },
});

type Flags = Call<typeof flags>["flags"];

/** @throws CouldNotRun */
async function answer(flags: Flags): Promise<Result> {
  const { rules, explain } = flags;
  if (!rules && explain === undefined) return check(flags);
  const all = await loadAllRules();
  return { code: 0, text: explain === undefined ? printRules(all) : explainRule(explain, all) };
}

async function check(flags: Flags): Promise<Result> {
  const { pages, format, at, launch, all } = flags;
  const formatter = await loadFormatter(format);
  const further = (content: SiteContent) => checkFurther(content, flags);
  const place = { dir: pages, publicDir: publicFolder(pages), at };
  const result = await checkFolder({ ...place, launch, spelling: true, remember: true, further });
  const report = { ...reportOf(result), all };
  // GitHub shows few annotations: the page of the run has room for all.
  const { GITHUB_STEP_SUMMARY } = process.env;
  if (format === "github" && GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${formatMarkdown(report)}\n`);
  const failed = result.problems.some(({ severity }) => severity === "error");
  const holds = at === undefined ? holdsOf(result.content) : undefined;
  return { code: failed ? 1 : 0, text: formatter(report), ...(holds ? { holds } : {}) };
}

/** Looks at the built site and at other sites. Their code is loaded only when needed: a plain check is short. */
async function checkFurther(content: SiteContent, { built, online }: Flags): Promise<FurtherCheck> {
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
