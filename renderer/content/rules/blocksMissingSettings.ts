import type { Rule } from "../rule";
import { blockSchema } from "../schema/siteSchema";
import { blocksOf } from "../site/anchors";

/** A block whose schema `needs` a part of site.yaml that is not there. */
export default {
  name: "blocks/missing-settings",
  severity: "error",
  sentence: "A page uses a block only where site.yaml has the settings that the block needs.",
  why: "Without them the block shows nothing: visitors find a gap where the page promises something.",
  fix: "Write the settings into site.yaml, or take the block away.",
  good: {
    "site.yaml": "relatedServices:\n  - { label: Services, to: /services }",
    "index.yaml": "blocks:\n  - type: hero\n    heading: Welcome\n  - type: relatedStrip\n    heading: More Services",
  },
  bad: {
    "site.yaml": "relatedServices:",
    "index.yaml": "blocks:\n  - type: hero\n    heading: Welcome\n  - type: relatedStrip\n    heading: More Services",
  },
  *check({ pages, site }) {
    if (!site || typeof site.data !== "object" || site.data === null) return;
    for (const page of pages) {
      for (const [index, block] of blocksOf(page).entries()) {
        const missing = blockSchema(block)?.needs?.find((name) => !(name in (site.data as object)));
        if (!missing) continue;
        const message = `This block needs "${missing}" in site.yaml, which has none. Write it there, or take the block away.`;
        yield { file: page.file, pointer: `/blocks/${index}/type`, message };
      }
    }
  },
} satisfies Rule;
