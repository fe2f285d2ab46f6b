import type { Rules } from "../rule";
import { blockSchema } from "../schema/siteSchema";
import { blocksOf } from "../site/pageBlocks";

/** A block whose schema `needs` a part of site.yaml that is not there. */
export default {
  *"blocks/missing-settings"({ pages, site }) {
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
} satisfies Rules;
