import { locate } from "../report/locate";
import type { Finding } from "../report/problem";
import type { Example } from "../rule";
import type { PageContent, SiteContent } from "../siteContent";
import { reachedRoutes } from "./reached";

/** A text's first page, and its line once somebody has asked for it. */
interface First {
  page: PageContent;
  line?: number;
}

/**
 * Pages whose filled-in text is the same as another's, whatever the capitals and spaces.
 *
 * @param property the page's property that holds the text
 */
export function* uniqueTexts(site: SiteContent, property: "title" | "description"): Generator<Finding> {
  const firsts = new Map<string, First>();
  let reached: Set<string> | undefined;
  const pointer = `/${property}`;
  for (const page of site.pages) {
    const text = (page.data as Record<string, unknown> | undefined)?.[property];
    if (typeof text !== "string" || text.trim() === "") continue;
    const key = text.trim().replace(/\s+/g, " ").toLowerCase();
    let first = firsts.get(key);
    if (!first) {
      firsts.set(key, { page });
      continue;
    }
    let copy = page;
    reached ??= reachedRoutes(site);
    // Nobody links to a copy yet, whatever its name: it is told, and not the page that it was made of.
    if (!reached.has(first.page.route) && reached.has(page.route)) {
      copy = first.page;
      first = { page };
      firsts.set(key, first);
    }
    first.line ??= locate(first.page.text, pointer).line;
    const message = `This ${property} is also that of ${first.page.file}, line ${first.line}. Search engines need a different one on every page.`;
    yield { file: copy.file, pointer, message };
  }
}

/** An example of two pages that have nothing in common, or only the text that is named. */
export function twoPages(same?: "title" | "description"): Example {
  const baths = {
    title: "Full Groom in Harborview, Oregon",
    description: "Full groom by a careful groomer in Harborview, in small, medium and large, from $165.",
    heading: "Full Groom",
  };
  const trims = {
    title: "Nail Trims in Harborview, Oregon",
    description: "Nail trims by a careful groomer in Harborview, short, medium and long, from $165.",
    heading: "Trims",
  };
  const page = ({ title, description, heading }: typeof baths) =>
    `title: ${title}\ndescription: ${description}\nblocks:\n  - type: hero\n    heading: ${heading}`;
  return { "a.yaml": page(baths), "b.yaml": page(same ? { ...trims, [same]: baths[same] } : trims) };
}
