import type { Rules } from "../check/rule";
import { isDraft } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { reachedRoutes } from "../site/links";
import { type NearestPage, nearestPages } from "../site/nearDuplicates/nearestPages";
import { setting } from "../site/settings";

export default {
  *"text/near-duplicate"(site) {
    const found = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    let reached: Set<string> | undefined;
    const byFile = new Map(found.map((nearest) => [nearest.page.file, nearest]));
    for (const nearest of found) {
      // Do not report a published page for a draft that was cloned from it.
      if (!isDraft(nearest.page) && isDraft(nearest.other)) continue;
      const back = byFile.get(nearest.other.file);
      if (back?.other === nearest.page) {
        reached ??= reachedRoutes(site);
        if (isClone(back, nearest, reached)) continue;
      }
      const [first] = nearest.blocks;
      yield {
        file: nearest.page.file,
        ...(first === undefined ? { pointer: "/title" } : { pointer: `/blocks/${first}`, at: "key" }),
        message: words(nearest),
      };
    }
  },
} satisfies Rules;

/**
 * Whether this page of a pair is reported: the draft, else the one without links to it, else the one with the larger
 * share on the other, else the later one.
 */
function isClone(page: NearestPage, other: NearestPage, reached: ReadonlySet<string>): boolean {
  if (isDraft(page.page) !== isDraft(other.page)) return isDraft(page.page);
  const linked = reached.has(page.page.route);
  if (linked !== reached.has(other.page.route)) return !linked;
  return page.share === other.share ? page.page.file > other.page.file : page.share > other.share;
}

function words({ page, other, share, blocks }: NearestPage): string {
  const names = blocks.map((block) => {
    const { type, heading } = blocksOf(page)[block] as Record<string, unknown>;
    return `block ${block + 1}, ${type}${typeof heading === "string" ? ` "${heading}"` : ""}`;
  });
  const same = names.length > 0 ? ` The same words are in ${names.join("; ")}.` : "";
  const wait = isDraft(page) ? "" : " Until then, the line draft: true keeps it off the built site.";
  return `${Math.round(share * 100)}% of the running text of ${page.file} is also in ${other.file}.${same} Write what is true only of ${page.route}, or search engines show only one of the two.${wait}`;
}
