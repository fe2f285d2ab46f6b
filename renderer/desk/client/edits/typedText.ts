import { pointerSteps } from "../../../base/pointer";
import type { FactSource } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import type { DeskBlock } from "../../protocol/page";
import type { TextKind } from "../../protocol/words";
import type { ShownText } from "./queue";

/** A text that can be typed: what the field needs to know of it, and the text of its file that was shown. */
export interface TypedText extends ShownText {
  /** Where it is in the file's data, as a JSON pointer. */
  pointer: string;
  /** As in the file, with its `${…}` and its Markdown. */
  value: string;
  /** For people, such as `heading of hero`. */
  name: string;
  kind: TextKind;
  /** The recommended maximum of characters. */
  most?: number;
  /** The facts that fill in its `${…}`. */
  facts: FactSource[];
}

/**
 * A text as people call it: `/blocks/2/items/0/question` is "question of item 1 of questions and answers".
 *
 * @param file the name of its file
 * @param blocks the blocks of the page's file
 */
export function nameOfText(file: string, pointer: string, blocks: Pick<DeskBlock, "index" | "name">[]): string {
  const parts: string[] = [];
  for (const [depth, step] of pointerSteps(pointer).entries()) {
    if (!/^\d+$/.test(step)) parts.push(step === "vars" ? "this page" : inWords(step).toLowerCase());
    else if (depth === 1 && parts[0] === "blocks") {
      parts[0] = blocks.find(({ index }) => index === Number(step))?.name.toLowerCase() ?? `block ${Number(step) + 1}`;
    } else parts.push(`${(parts.pop() ?? "item").replace(/s$/, "")} ${Number(step) + 1}`);
  }
  const name = parts.reverse().join(" of ");
  return file.startsWith("site.") ? `${name} (on every page that says it)` : name;
}
