import { look } from "../../blocks/look/design";
import { type BuildOptions, buildSite } from "../../renderer/build/buildSite";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/print/reportOf";
import { isDraft } from "../../renderer/content/site/drafts";

/**
 * Builds the site as `npm run build` and `npm start` both do: says what it is at, every problem of the content,
 * and how it ended.
 *
 * @returns false when the content has errors; the last output stays as it was
 * @throws what `buildSite` throws: each says in words what happened
 */
export async function buildAndPrint(options: Omit<BuildOptions, "onProgress" | "cardColors">): Promise<boolean> {
  const start = performance.now();
  const { ok, check } = await buildSite({
    ...options,
    cardColors: look.card.colors,
    onProgress: (line) => console.log(line),
  });
  if (check.problems.length > 0) console.log(formatText(reportOf(check)));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const drafts = check.content.pages.filter(isDraft).length;
  const built = (check.pages - drafts).toLocaleString("en-US");
  const left = drafts > 0 ? ` Left out: ${drafts} ${drafts === 1 ? "draft" : "drafts"}.` : "";
  if (ok) console.log(`Built ${built} pages into ${options.outDir} in ${seconds} s.${left}`);
  else console.error("Nothing was built: mend what is named above. The last good output is as it was.");
  return ok;
}
