import { look } from "../../blocks/look/design";
import { type Clock, inWords } from "../../renderer/clock/clock";
import { formatMoment } from "../../renderer/clock/zone";
import type { FolderCheck } from "../../renderer/content/check/checkFolder";
import { isDraft } from "../../renderer/content/model/siteContent";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { type Holds, holdsOf } from "../../renderer/content/site/holds";
import { type BuildOptions, buildSite } from "../../renderer/output/buildSite";
import { shardName } from "../../renderer/output/shards";

export interface PrintedBuild {
  /** False when the content has errors; the last output stays as it was. */
  ok: boolean;
  /** The messages to print again if a later build finds no change: problems, what was built, and what was left out. */
  said: { problems: string; built: string; left: string };
  /** See `Built` of `buildSite.ts`. */
  beside?: string[];
  /** How long another build would make the same; absent if that does not depend on the time. */
  holds?: Holds;
}

/**
 * Builds the site as `npm run build` and `npm start` both do: prints its progress, every problem of the content,
 * and the result.
 *
 * @throws what `buildSite` throws: one sentence about what happened
 */
export async function buildAndPrint(options: Omit<BuildOptions, "onProgress" | "design">): Promise<PrintedBuild> {
  const start = performance.now();
  const { early } = options;
  let silent = false;
  const problemsOf = (check: FolderCheck) => (check.problems.length > 0 ? formatText(reportOf(check)) : "");
  const printProblems = (problems: string) => {
    if (problems) console.log(problems);
  };
  const { ok, pages, made, check, clock, next, beside } = await buildSite({
    ...options,
    design: look,
    onProgress: (line) => silent || console.log(line),
    early:
      early &&
      (async (makePicture, check) => {
        printProblems(problemsOf(check));
        console.log("Pictures are still being made: the first look at one takes a moment.");
        silent = true;
        await early(makePicture, check);
      }),
  });
  const [all, own] = [pages, made].map((count) => count.toLocaleString("en-US"));
  const { at, shard, merge, outDir } = options;
  const what = shard ? `shard ${shardName(shard)}, ${own} of ${all} pages,` : `${all} pages`;
  const from = merge ? ` from ${merge.length} shards` : "";
  const drafts = check.content.pages.filter(isDraft).length;
  const said = {
    problems: problemsOf(check),
    built: `Built ${what}${from} into ${outDir}`,
    left: `${drafts > 0 ? ` Left out: ${drafts} ${drafts === 1 ? "draft" : "drafts"}.` : ""}${shard ? "" : nextInWords(next, clock)}${NO_WARNINGS}`,
  };
  if (!silent) {
    printProblems(said.problems);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const moment = `${formatMoment(clock.now, clock.zone).replace("T", " ")}, ${clock.zone}`;
    if (ok) console.log(`${said.built} in ${seconds} s. As of ${moment}${at ? "" : " (now)"}.${said.left}`);
    else console.error("Nothing was built: fix the errors above. The last good output is as it was.");
  }
  return { ok, said, beside, ...(at === undefined ? { holds: holdsOf(check.content) } : {}) };
}

/** A build looks only for what would stop it. */
const NO_WARNINGS = "\nIt looked for errors only. npm run check finds warnings too.";

/** When the site must be built again though no file changes. */
function nextInWords(next: number | undefined, { zone }: Clock): string {
  if (next === undefined) return "\nThe site does not change by itself within a year.";
  return `\nThe site next changes by itself on ${inWords(next, zone)}: build it again then. npm run calendar lists what changes.`;
}
