import { holderOf, steps } from "../../../base/pointer";
import { pathOf } from "../../../preview/live/frame";
import type { DeskBlock, DeskPage } from "../../protocol/page";
import { focusAt } from "../page/focus";

/** The block whose form is open, or a part of it. */
export interface FormPlace {
  /** The route of the open page. */
  route: string;
  /** The block, as it was when its form was opened: both may change with the page. */
  id: string;
  index: number;
  type: string;
  /** The pointer inside the block, such as `/images/0`; empty for the whole block. */
  inner: string;
  /** The path from the body of the page to the element that it was opened from, for the way back. */
  from?: number[];
}

/**
 * The form that contains a value of the page's file; undefined for a value outside of all blocks.
 *
 * @param element shows the value, or a part of what contains it
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
  return { ...formOf(route, block, inner), ...(from && { from }) };
}

/** The form of a block, or of a part of it. */
export const formOf = (route: string, { id, index, type }: DeskBlock, inner = ""): FormPlace => ({
  ...{ route, id, index, type, inner },
});

/** Moves the focus back to the place of the page where a form was opened, whatever is there now. */
export function backToPage({ from = [] }: FormPlace, page: Document | undefined): void {
  document.querySelector("iframe")?.focus();
  if (page) focusAt(page, from);
}

/** The block whose form it is, as the page is now; never another one that has taken its place. */
export const blockAt = ({ id, index, type }: FormPlace, blocks: DeskBlock[]): DeskBlock | undefined =>
  blocks.find((one) => one.id === id) ?? blocks.find((one) => one.index === index && one.type === type);

export const pointerOf = ({ index }: Pick<DeskBlock, "index">): string => `/blocks/${index}`;
