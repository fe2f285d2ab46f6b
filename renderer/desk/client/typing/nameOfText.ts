import { steps } from "../../../base/pointer";
import type { DeskBlock } from "../../server/describePage";

/**
 * A text as people call it: `/blocks/2/items/0/question` is "question of item 1 of faq".
 *
 * @param file the name of its file
 * @param blocks the blocks of the page's file
 */
export function nameOfText(file: string, pointer: string, blocks: Pick<DeskBlock, "index" | "type">[]): string {
  const parts: string[] = [];
  for (const [depth, step] of steps(pointer).entries()) {
    if (!/^\d+$/.test(step)) parts.push(step);
    else if (depth === 1 && parts[0] === "blocks") {
      parts[0] = blocks.find(({ index }) => index === Number(step))?.type ?? `block ${Number(step) + 1}`;
    } else parts.push(`${(parts.pop() ?? "item").replace(/s$/, "")} ${Number(step) + 1}`);
  }
  const name = parts.reverse().join(" of ");
  return file === "site.yaml" ? `${name} (on every page that says it)` : name;
}
