import type { PageContent } from "./siteContent";

/**
 * The places of a page that a link may jump to: every block's `id`, and each question of a FAQ,
 * which is `item-1`, `item-2`, … or, where its block has an id of its own, `prices-item-1`.
 */
export function anchorsOf({ data }: PageContent): Set<string> {
  const anchors = new Set<string>();
  const blocks = typeof data === "object" && data !== null && "blocks" in data ? data.blocks : undefined;
  for (const block of Array.isArray(blocks) ? blocks : []) {
    if (typeof block !== "object" || block === null) continue;
    const { id, type, items } = block as Record<string, unknown>;
    if (typeof id === "string") anchors.add(id);
    if (type !== "faq" || !Array.isArray(items)) continue;
    const prefix = typeof id === "string" && id !== "faq" ? `${id}-` : "";
    for (let i = 1; i <= items.length; i++) anchors.add(`${prefix}item-${i}`);
  }
  return anchors;
}
