import { valueAt } from "../pointer";
import { blockSchema } from "../schema/siteSchema";
import type { ContentFile } from "../siteContent";
import { blockIds, kebab } from "./blockIds";

/**
 * The places of a page that a link may jump to: every block's id, and the entries of a list to which the schema gives
 * an `anchor`: `item-1`, `item-2`, … or, in a block with an id of its own, `prices-item-1`.
 */
export function anchorsOf(page: Pick<ContentFile, "data">): Set<string> {
  const anchors = new Set<string>();
  const blocks = blocksOf(page);
  for (const [index, id] of blockIds(blocks).entries()) {
    if (id === undefined) continue;
    anchors.add(id);
    const block = blocks[index] as Record<string, unknown>;
    const prefix = id === kebab(String(block.type)) ? "" : `${id}-`;
    for (const [name, { anchor }] of Object.entries(blockSchema(block)?.properties ?? {})) {
      const list = block[name];
      if (anchor === undefined || !Array.isArray(list)) continue;
      for (let item = 1; item <= list.length; item++) anchors.add(`${prefix}${anchor}-${item}`);
    }
  }
  return anchors;
}

/** The blocks of a page as they are written; none where the page has no list of blocks. */
export function blocksOf({ data }: Pick<ContentFile, "data">): unknown[] {
  const blocks = valueAt(data, "/blocks");
  return Array.isArray(blocks) ? blocks : [];
}

/** The headings of a page's blocks, in order, with the level that the schema gives, else 2; "" for what is no text. */
export function headingsOf(page: Pick<ContentFile, "data">): { level: number; text: string; pointer: string }[] {
  return blocksOf(page).flatMap((block, index) => {
    const schema = blockSchema(block)?.properties?.heading;
    if (!schema) return [];
    const text = valueAt(block, "/heading");
    const pointer = `/blocks/${index}/heading`;
    return [{ level: schema.headingLevel ?? 2, text: typeof text === "string" ? text : "", pointer }];
  });
}
