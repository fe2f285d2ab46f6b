import { blockIds } from "./blockIds";
import type { ContentFile } from "./siteContent";

/**
 * The places of a page that a link may jump to: every block's id, its own or the one made of its
 * type, and each question of an FAQ, which is `item-1`, `item-2`, … or, where the block has an id of
 * another name, `prices-item-1`.
 */
export function anchorsOf(page: Pick<ContentFile, "data">): Set<string> {
  const anchors = new Set<string>();
  const blocks = blocksOf(page);
  for (const [index, id] of blockIds(blocks).entries()) {
    if (id === undefined) continue;
    anchors.add(id);
    const { type, items } = blocks[index] as Record<string, unknown>;
    if (type !== "faq" || !Array.isArray(items)) continue;
    const prefix = id === "faq" ? "" : `${id}-`;
    for (let item = 1; item <= items.length; item++) anchors.add(`${prefix}item-${item}`);
  }
  return anchors;
}

/** The blocks of a page as they stand there; none where the page has no list of blocks. */
export function blocksOf({ data }: Pick<ContentFile, "data">): unknown[] {
  const blocks = typeof data === "object" && data !== null && "blocks" in data ? data.blocks : undefined;
  return Array.isArray(blocks) ? blocks : [];
}
