import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { buildAndPrint } from "../build/printBuild";
import { type Call, defineCommand } from "../cli/command";
import { atFlag, pagesFlag, readShard, wrongValue } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";

const flags = {
  pages: pagesFlag,
  out: {
    value: "DIR",
    otherwise: "dist/client, and for a shard dist/shards/3-of-16",
    about: "where the site is written",
  },
  at: atFlag,
  base: {
    value: "PATH",
    otherwise: "the path of business.url",
    parse: baseFrom,
    about:
      "the folder of this build on its host, such as /preview/12/: links and files follow, and search engines are led to business.url as always",
  },
  "no-cards": {
    about: "uses the site's own social card for every page: faster for thousands of pages (default: off)",
  },
  "no-pictures": {
    about: "leaves out the pictures' files, to look at the rest of the output: not for publishing (default: off)",
  },
  shard: {
    value: "N/COUNT",
    otherwise: "the whole site",
    parse: readShard,
    about: "builds one shard of the pages and pictures: the same one on every machine",
  },
  merge: { value: "DIR...", many: true, about: "takes what shards have made from their folders" },
} as const;

export const command = defineCommand({
  name: "npm run build",
  about:
    "Builds the site: checks the content, renders every page, writes only what changed. Several machines can share the work: each builds a shard, and one takes what they have made, and makes the rest.",
  flags,
  examples: [
    "npm run build",
    "npm run build -- --pages pages-data --out dist/trial --no-cards",
    "npm run build -- --at 2027-01-01 --out dist/new-year",
    "npm run build -- --base /preview/12/ --out dist/preview-12",
    "npm run build -- --shard 3/16",
    "npm run build -- --merge dist/shards/*",
  ],
  exitCodes: {
    0: "built",
    1: "the content has errors; the last output stays as it was",
    2: "could not run, for example while another build writes there; the last output stays as it was",
  },
  async run({ flags }) {
    const result = await build(flags);
    return { code: result.ok ? 0 : 1, result };
  },
});

/** `/preview/12/` as `/preview/12`; `/` as an empty text. */
function baseFrom(text: string): string {
  const isPath = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*)?$/.test(text);
  if (!isPath)
    throw wrongValue("It takes a path from the root of the host, such as /preview/12/, or / for the root itself.");
  return text.replace(/\/$/, "");
}

/** @throws CouldNotRun */
function build({ pages, out, at, base, shard, merge, ...not }: Call<typeof flags>["flags"]) {
  if (shard && merge.length > 0)
    throw new CouldNotRun("A build makes a shard or merges shards, not both: leave out --shard or --merge.");
  const outDir = out ?? (shard ? `dist/shards/${shard.number}-of-${shard.of}` : "dist/client");
  const parts = { shard, merge: merge.length > 0 ? merge : undefined };
  const kinds = { cards: !not["no-cards"], pictures: !not["no-pictures"] };
  return buildAndPrint({ pagesDir: pages, outDir, publicDir: publicFolder(pages), at, base, ...kinds, ...parts });
}
