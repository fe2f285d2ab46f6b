import { child } from "../pointer";
import { blockSchema } from "../schema/siteSchema";
import type { ContentFile } from "../siteContent";
import { blocksOf } from "./anchors";

/** A block's heading in the page's outline. */
export interface PageHeading {
  /** 1 for the page's own heading, 2 for a section's. */
  level: number;
  /** Empty where it is missing or is no text, which the schema reports. */
  text: string;
  pointer: string;
}

/** The headings of a page's blocks, in order. The level is the one that the block's schema gives, else 2. */
export function headingsOf(page: Pick<ContentFile, "data">): PageHeading[] {
  return blocksOf(page).flatMap((block, index) => {
    const schema = blockSchema(block)?.properties?.heading;
    if (!schema) return [];
    const text = (block as { heading?: unknown }).heading;
    const pointer = `${child("/blocks", index)}/heading`;
    return [{ level: schema.headingLevel ?? 2, text: typeof text === "string" ? text : "", pointer }];
  });
}
