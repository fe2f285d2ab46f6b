import { look } from "../blocks/look/design";
import { type BuildOptions, buildSite } from "../renderer/build/buildSite";
import { type Shard, shardName } from "../renderer/build/shards";
import { written } from "../renderer/clock/zone";
import type { FolderCheck } from "../renderer/content/checkFolder";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { formatText } from "../renderer/content/report/format/text";
import { reportOf } from "../renderer/content/report/print/formatter";
import { isDraft } from "../renderer/content/siteContent";
import { defineCommand, wrongValue } from "./cli";
import { atFlag } from "./clock/atFlag";

export const command = defineCommand(import.meta.filename, {
  name: "npm run build",
  about:
    "Builds the site: checks the content, renders every page, writes only what changed. Several machines can share the work: each builds a shard, and one merges them into the same bytes.",
  flags: {
    pages: { value: "DIR", default: "pages-data", about: "the folder of page files" },
    out: {
      value: "DIR",
      otherwise: "dist/client, and for a shard dist/shards/3-of-16",
      about: "where the site is written",
    },
    at: atFlag,
    "no-cards": {
      about: "uses the site's own social card for every page: faster for thousands of pages (default: off)",
    },
    shard: {
      value: "N/COUNT",
      otherwise: "the whole site",
      parse: shardFrom,
      about: "makes one share of the pages and pictures: the same one on every machine",
    },
    merge: { value: "DIR...", many: true, about: "joins the folders of all shards into the site" },
    index: {
      value: "FILE",
      otherwise: "none",
      about: "what npm run check -- --index FILE wrote: a shard and the merge then do not check the whole site again",
    },
  },
  examples: [
    "npm run build",
    "npm run build -- --pages pages-data --out dist/trial --no-cards",
    "npm run build -- --at 2027-01-01 --out dist/new-year",
    "npm run build -- --shard 3/16 --index dist/index.json",
    "npm run build -- --merge dist/shards/* --index dist/index.json",
  ],
  exitCodes: {
    0: "built",
    1: "the content has errors, or shards or an index do not belong together; the last output stays as it was",
    2: "could not run, as while another build writes there; the last output stays as it was",
  },
  async run({ flags: { pages, out, at, "no-cards": noCards, shard, merge, index } }) {
    if (at && index) throw new CouldNotRun("The index says as of when the site is built: give --at to npm run check.");
    if (shard && merge.length > 0) throw new CouldNotRun("A build makes a shard or merges shards: not both.");
    const outDir = out ?? (shard ? `dist/shards/${shard.number}-of-${shard.of}` : "dist/client");
    const parts = { shard, index, merge: merge.length > 0 ? merge : undefined };
    const built = await buildAndPrint({ pagesDir: pages, outDir, publicDir: "public", at, cards: !noCards, ...parts });
    return built ? 0 : 1;
  },
});

function shardFrom(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) throw wrongValue("It takes a shard and their count, from 1/16 to 16/16.");
  return { number, of };
}

/**
 * Builds the site as `npm run build` and `npm start` both do: prints its progress, every problem of the content,
 * and the result.
 *
 * @returns false when the content has errors; the last output stays as it was
 * @throws what `buildSite` throws: one sentence about what happened
 */
export async function buildAndPrint(options: Omit<BuildOptions, "onProgress" | "design">): Promise<boolean> {
  const start = performance.now();
  const { early } = options;
  let silent = false;
  const printProblems = (check?: FolderCheck) => {
    if (check && check.problems.length > 0) console.log(formatText(reportOf(check)));
  };
  const { ok, pages, made, check, clock } = await buildSite({
    ...options,
    design: look,
    onProgress: (line) => silent || console.log(line),
    early:
      early &&
      (async (makePicture, check) => {
        printProblems(check);
        console.log("Pictures are still being made: the first look at one takes a moment.");
        silent = true;
        await early(makePicture, check);
      }),
  });
  if (silent) return ok;
  printProblems(check);

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const [all, own] = [pages, made].map((count) => count.toLocaleString("en-US"));
  const { shard, merge, outDir } = options;
  const what = shard ? `shard ${shardName(shard)}, ${own} of ${all} pages,` : `${all} pages`;
  const from = merge ? ` from ${merge.length} shards` : "";
  const drafts = check?.content.pages.filter(isDraft).length ?? 0;
  const left = drafts > 0 ? ` Left out: ${drafts} ${drafts === 1 ? "draft" : "drafts"}.` : "";
  const asOf = ` As of ${written(clock.now, clock.zone).replace("T", " ")}, ${clock.zone}${options.at ? "" : " (now)"}.`;
  if (ok) console.log(`Built ${what}${from} into ${outDir} in ${seconds} s.${asOf}${left}`);
  else console.error("Nothing was built: fix what is named above. The last good output is as it was.");
  return ok;
}
