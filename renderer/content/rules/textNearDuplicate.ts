import { groupBy } from "../../base/groups";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { collectionOf } from "../model/collections";
import { isDraft, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { reachedRoutes } from "../site/links";
import { type NearestPage, nearestPages, wordsToAdd } from "../site/nearDuplicates/nearestPages";
import { setting } from "../site/settings";

export default {
  *"text/near-duplicate"(site) {
    const all = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    // Rows of one table are reported together.
    const found = all.filter((nearest) => !areRows(nearest, site));
    for (const { reason, ...finding } of alikeRows(all, site)) if (!reason) yield finding;
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
  *"text/alike-rows"(site) {
    const all = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    for (const { reason, message, ...place } of alikeRows(all, site)) {
      if (reason) yield { ...place, message: `${message} The collection gives the reason: ${reason}` };
    }
  },
} satisfies Rules;

const areRows = ({ page, other }: NearestPage, { rows }: SiteContent): boolean => {
  const [one, two] = [rows?.get(page.file), rows?.get(other.file)];
  return one !== undefined && one.template === two?.template;
};

/** One finding for each template whose rows say the same, at the line that names its table. */
function* alikeRows(found: NearestPage[], site: SiteContent) {
  const { rows } = site;
  if (!rows) return;
  const least = setting(site, "nearDuplicateShare");
  const alike = found.filter((nearest) => areRows(nearest, site) && !isDraft(nearest.page));
  for (const group of groupBy(alike, ({ page }) => rows.get(page.file)?.template).values()) {
    const [first] = group;
    const row = first && rows.get(first.page.file);
    if (!row) continue;
    const total = [...rows.values()].filter(({ template }) => template === row.template).length;
    const most = Math.round(Math.max(...group.map(({ share }) => share)) * 100);
    const words = Math.max(...group.map((nearest) => wordsToAdd(nearest, least)));
    const collection = collectionOf(first.page, site.collections);
    const reason = collection && valueAt(collection.data, "/alike");
    const message = `${group.length} of the ${total} rows of ${row.table} make pages that say the same: up to ${most}% of their running text is on another. Each row must add at least ${words} words that are true only of its page, such as in a column that the template shows by \${row.text}.`;
    const place = { file: first.page.file, pointer: "/rows", message };
    yield { ...place, reason: typeof reason === "string" ? reason : undefined };
  }
}

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
