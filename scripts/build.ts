import { look } from "../blocks/look/design";
import { type BuildOptions, buildSite } from "../renderer/build/buildSite";
import { formatText } from "../renderer/content/report/format/text";
import { reportOf } from "../renderer/content/report/print/formatter";
import { isDraft } from "../renderer/content/siteContent";
import { defineCommand } from "./cli";

export const command = defineCommand(import.meta.filename, {
  name: "npm run build",
  about: "Builds the site: checks the content, renders every page, writes only what changed.",
  flags: {
    pages: { value: "DIR", default: "pages-data", about: "the folder of page files" },
    out: { value: "DIR", default: "dist/client", about: "where the site is written" },
    "no-cards": {
      about: "uses the site's own social card for every page: faster for thousands of pages (default: off)",
    },
  },
  examples: ["npm run build", "npm run build -- --pages pages-data --out dist/trial --no-cards"],
  exitCodes: { 0: "built", 1: "the content has errors; the last output stays as it was", 2: "could not run" },
  async run({ flags: { pages, out, "no-cards": noCards } }) {
    const built = await buildAndPrint({ pagesDir: pages, outDir: out, publicDir: "public", cards: !noCards });
    return built ? 0 : 1;
  },
});

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
  const { ok, check } = await buildSite({
    ...options,
    design: look,
    onProgress: (line) => silent || console.log(line),
    early:
      early &&
      (async (makePicture, check) => {
        if (check.problems.length > 0) console.log(formatText(reportOf(check)));
        console.log("Pictures are still being made: the first look at one takes a moment.");
        silent = true;
        await early(makePicture, check);
      }),
  });
  if (silent) return ok;
  if (check.problems.length > 0) console.log(formatText(reportOf(check)));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const drafts = check.content.pages.filter(isDraft).length;
  const built = (check.pages - drafts).toLocaleString("en-US");
  const left = drafts > 0 ? ` Left out: ${drafts} ${drafts === 1 ? "draft" : "drafts"}.` : "";
  if (ok) console.log(`Built ${built} pages into ${options.outDir} in ${seconds} s.${left}`);
  else console.error("Nothing was built: fix what is named above. The last good output is as it was.");
  return ok;
}
