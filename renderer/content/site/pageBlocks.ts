import { layoutIds } from "../../contract/layoutIds";
import { valueAt } from "../pointer";
import { blockSchema } from "../schema/siteSchema";
import { type ContentFile, filesOf, type SiteContent } from "../siteContent";
import { keptPerFile } from "./kept";

/**
 * The places of a page that a link may jump to: every block's id, and the entries of a list to which the schema gives
 * an `anchor`: `item-1`, `item-2`, … or, in a block with an id of its own, `prices-item-1`.
 */
export const anchorsOf = keptPerFile("anchors", (page: Pick<ContentFile, "data">): string[] => {
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
  return [...anchors];
});

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

/** The `id` of every block: the marketer's own, else its type, as `hero`, `hero-2`; none for what is no block. */
export function blockIds(blocks: unknown[]): (string | undefined)[] {
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  const own = blocks.map((block) => textOf(valueAt(block, "/id")));
  const taken = new Set<string | undefined>([...Object.values(layoutIds), ...own]);
  const numbers = new Map<string, number>();
  return blocks.map((block, index) => {
    const type = textOf(valueAt(block, "/type"));
    if (own[index] || !type) return own[index];
    const name = kebab(type);
    let id = name;
    // Goes on where the last block of this type ended: a page may have a thousand of them.
    let number = numbers.get(name) ?? 2;
    for (; taken.has(id); number++) id = `${name}-${number}`;
    numbers.set(name, number);
    taken.add(id);
    return id;
  });
}

/** A type's name as an id: `textSection` is `text-section`. */
function kebab(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a file that could not be parsed, or has an unknown block, may use these words still; an empty one may. */
export function isInHalfRead(content: SiteContent, words: string): boolean {
  return filesOf(content).some((file) => isHalfRead(file) && (file.text.includes(words) || file.text.trim() === ""));
}

const isHalfRead = keptPerFile(
  "half read",
  (file: ContentFile) => file.data === undefined || !blocksOf(file).every(blockSchema),
);

/** Whether the YAML of a file is broken. */
export const isUnreadable = keptPerFile("unreadable", ({ data }: ContentFile) => data === undefined);
