import { hashOf } from "../../base/files/files.mjs";
import { valueAt } from "../../base/pointer";
import { layoutIds } from "../../contract/layout";
import { rememberPerFile } from "../model/fileResults";
import { type ContentFile, filesOf, type PageContent, type SiteContent } from "../model/siteContent";
import { blockSchema, propertiesWith } from "../schema/siteSchema";

/**
 * The anchors of a page that links can use: every block's id, and the entries of lists that have an `anchor` in the
 * schema: `item-1`, `item-2`, … or, in a block with an id of its own, `prices-item-1`.
 */
export const anchorsOf = rememberPerFile("anchors", (page: Pick<ContentFile, "data" | "timed">): string[] => {
  const anchors = new Set<string>();
  const blocks = blocksOf(page);
  for (const [index, id] of blockIds(page).entries()) {
    if (id === undefined) continue;
    anchors.add(id);
    const block = blocks[index] as Record<string, unknown>;
    const prefix = id === kebab(String(block.type)) ? "" : `${id}-`;
    for (const [name, anchor] of propertiesWith(block, "anchor")) {
      const list = block[name];
      if (!Array.isArray(list)) continue;
      for (let item = 1; item <= Object.keys(list).length; item++) anchors.add(`${prefix}${anchor}-${item}`);
    }
  }
  return [...anchors];
});

/** The blocks of a page, with holes for those outside their time; none if the page has no list of blocks. */
export function blocksOf({ data }: { data: unknown }): unknown[] {
  const blocks = (data as { blocks?: unknown } | null | undefined)?.blocks;
  return Array.isArray(blocks) ? blocks : [];
}

/** The headings of a page's blocks, in order, with their level, by default 2. The text is "" if it is not a string. */
export function headingsOf(page: Pick<ContentFile, "data">): { level: number; text: string; pointer: string }[] {
  return blocksOf(page).flatMap((block, index) => {
    const schema = blockSchema(block)?.properties?.heading;
    if (!schema) return [];
    const text = (block as { heading?: unknown }).heading;
    const pointer = `/blocks/${index}/heading`;
    return [{ level: schema.headingLevel ?? 2, text: typeof text === "string" ? text : "", pointer }];
  });
}

/**
 * The `id` of every block: its own, or derived from its type (`hero`, `hero-2`). Undefined for invalid blocks. The
 * blocks of all times are numbered, so that links to one of them keep working.
 */
export function blockIds(page: { data: unknown; timed?: { data: unknown } }): (string | undefined)[] {
  const ids = idsOf(blocksOf(page.timed ?? page));
  return blocksOf(page).map((_, index) => ids[index]);
}

function idsOf(blocks: unknown[]): (string | undefined)[] {
  const asText = (value: unknown) => (typeof value === "string" ? value : undefined);
  const own = blocks.map((block) => asText(valueAt(block, "/id")));
  const taken = new Set<string | undefined>([...Object.values(layoutIds), ...own]);
  const numbers = new Map<string, number>();
  return blocks.map((block, index) => {
    const type = asText(valueAt(block, "/type"));
    if (own[index] || !type) return own[index];
    const name = kebab(type);
    let id = name;
    // Continue after the last number of this type: a page may have a thousand such blocks.
    let number = numbers.get(name) ?? 2;
    for (; taken.has(id); number++) id = `${name}-${number}`;
    numbers.set(name, number);
    taken.add(id);
    return id;
  });
}

/** A hash of a page's data with facts filled in, and of its blocks' ids, which depend on blocks outside their time. */
export const dataHash = rememberPerFile("data", (page: PageContent) =>
  hashOf(JSON.stringify([page.data ?? null, page.timed && blockIds(page)])),
);

/** Turns a type into an id: `textSection` becomes `text-section`. */
function kebab(type: string): string {
  return type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a file that could not be parsed, or has an unknown block, may say something; an empty file may. */
export function isInHalfRead(content: SiteContent, says: (text: string) => boolean): boolean {
  return filesOf(content).some((file) => isHalfRead(file) && (says(file.text) || file.text.trim() === ""));
}

/** Whether a file could not be parsed, or has an unknown block. */
export const isHalfRead = rememberPerFile(
  "half read",
  (file: ContentFile) => file.data === undefined || !blocksOf(file).every(blockSchema),
);

/** Whether the YAML of a file is broken. */
export const isUnreadable = rememberPerFile("unreadable", ({ data }: ContentFile) => data === undefined);
