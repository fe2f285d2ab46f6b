import { holderOf, steps } from "../../../content/pointer";
import { nodeAt, pathOf } from "../../live/nodePath";
import type { DeskBlock, DeskPage } from "../describePage";

/** The block whose form is open, or a part of it. */
export interface FormPlace {
  /** Of the page that is open. */
  route: string;
  /** The block, as it was when its form was opened: both may change with the page. */
  id: string;
  index: number;
  /** Below the block, such as `/images/0`; empty for the whole block. */
  inner: string;
  /** The element of the page that it was opened from, where the way back leads: by its way from the body. */
  from?: number[];
}

/**
 * The form that holds a value of the page's file; undefined for what is in no block.
 *
 * @param element shows the value, or a part of what holds it
 */
export function formAround(
  { route, blocks }: Pick<DeskPage, "route" | "blocks">,
  pointer: string,
  element?: Element,
): FormPlace | undefined {
  const [first, index] = steps(pointer);
  const block = first === "blocks" ? blocks.find((one) => one.index === Number(index)) : undefined;
  if (!block) return undefined;
  const inner = holderOf(pointer).slice(pointerOf(block).length);
  const from = element && pathOf(element.closest("a, button") ?? element);
  return { route, id: block.id, index: block.index, inner, ...(from && { from }) };
}

/** Leads back to where a form was opened from: the page, and there the same place, whatever is there now. */
export function backToPage({ from = [] }: FormPlace, page: Document | undefined): void {
  document.querySelector("iframe")?.focus();
  if (page) focusAt(page, from);
}

/** Takes the focus to a place of the page, by the way from its body. */
export function focusAt(page: Document, path: number[]): void {
  // The frame has classes of its own: `instanceof HTMLElement` is false for its elements.
  const element = nodeAt(page, path) as HTMLElement | undefined;
  // A picture that a save has just replaced is no stop of the Tab key yet.
  if (element?.localName === "img" && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element?.focus?.({ preventScroll: true });
}

/** The block whose form it is, as the page is now. */
export const blockAt = ({ id, index }: FormPlace, blocks: DeskBlock[]): DeskBlock | undefined =>
  blocks.find((one) => one.id === id) ?? blocks[index];

export const pointerOf = ({ index }: Pick<DeskBlock, "index">): string => `/blocks/${index}`;
