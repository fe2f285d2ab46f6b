import { valueAt } from "../../base/pointer";
import { layoutIds } from "../../contract/layout";
import { findingsAt, type Rules } from "../check/rule";
import { isLocal, placeOfPage, placesOf } from "../facts/collectFacts";
import type { SiteContent } from "../model/siteContent";
import { blockIds, blocksOf } from "../pages/pageBlocks";
import { missingNeed, propertiesWith } from "../schema/siteSchema";

const layout: ReadonlySet<string> = new Set(Object.values(layoutIds));

export default {
  "blocks/duplicate-id": (site) =>
    findingsAt(ownIds(site), ({ id, index, all }) => {
      const first = all.indexOf(id);
      if (first === index) return undefined;
      return `Block ${first + 1} of this page already has the id "${id}". Give one of them another.`;
    }),
  "blocks/reserved-id": (site) =>
    findingsAt(ownIds(site), ({ id, all }) => {
      const other = all.findLastIndex((one) => id === `${one}-heading`);
      if (!layout.has(id) && other < 0) return undefined;
      const whose = layout.has(id) ? "the page itself" : `the heading of block ${other + 1}`;
      return `The id "${id}" belongs to ${whose}. Give this block another, such as our-${id}.`;
    }),
  /** A block whose schema `needs` a part of site.yaml that is missing. */
  *"blocks/missing-settings"({ pages, site }) {
    if (!site || typeof site.data !== "object" || site.data === null) return;
    for (const page of pages) {
      const place = placeOfPage(site.data, page.data);
      const own = typeof place === "string" ? {} : place.group;
      const business = { ...(valueAt(site.data, "/business") as object), ...own };
      for (const [index, block] of blocksOf(page).entries()) {
        const missing = missingNeed(block, { ...site.data, business });
        // The schema reports what a local business lacks.
        const isReported = missing?.startsWith("business.") && (isLocal(site.data) || place === "unknown");
        if (!missing || isReported) continue;
        const orPlace = placesOf(site.data).length > 0 ? ", name the place of the page" : "";
        const message = `This block needs "${missing}" in site.yaml, which does not have it. Write it there${orPlace}, or remove the block.`;
        yield { file: page.file, pointer: `/blocks/${index}/type`, message };
      }
    }
  },
  /** A list of a block that has other than one entry for each of the list that its schema names as `oneFor`. */
  *"blocks/list-length"({ pages }) {
    for (const page of pages) {
      for (const [index, block] of blocksOf(page).entries()) {
        for (const { pointer, list, of, count } of pairedLists(block)) {
          if (list.length === count) continue;
          const message = `This list has ${list.length} of ${count}: it has one entry for each of "${of}", in the same order.`;
          yield { file: page.file, pointer: `/blocks/${index}${pointer}`, at: "key", message };
        }
      }
    }
  },
} satisfies Rules;

/** The lists with `oneFor` in the entries of a block's lists, with how many entries each should have. */
function* pairedLists(block: unknown) {
  const values = block as Record<string, unknown>;
  for (const [name, { properties = {} }] of propertiesWith(block, "items")) {
    const entries = values[name];
    if (!Array.isArray(entries)) continue;
    for (const [inner, { oneFor: of }] of Object.entries(properties)) {
      const expected = of && values[of];
      if (!of || !Array.isArray(expected)) continue;
      for (const [at, entry] of Object.entries(entries)) {
        const list = (entry as Record<string, unknown> | null)?.[inner];
        if (Array.isArray(list)) yield { pointer: `/${name}/${at}/${inner}`, list, of, count: expected.length };
      }
    }
  }
}

function* ownIds({ pages }: SiteContent) {
  for (const page of pages) {
    const ids = blocksOf(page).map((block) => (block as { id?: unknown } | null)?.id);
    const all = ids.some((id) => id !== undefined) ? blockIds(page) : [];
    for (const [index, id] of ids.entries())
      if (typeof id === "string") yield { id, index, all, file: page.file, pointer: `/blocks/${index}/id` };
  }
}
