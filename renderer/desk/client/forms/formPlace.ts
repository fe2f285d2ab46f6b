import { parentPointer, pointerSteps } from "../../../base/pointer";
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
  /** How many blocks of its type the page had then. */
  count: number;
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
  page: Pick<DeskPage, "route" | "blocks">,
  pointer: string,
  element?: Element,
): FormPlace | undefined {
  const [first, index] = pointerSteps(pointer);
  const block = first === "blocks" ? page.blocks.find((one) => one.index === Number(index)) : undefined;
  if (!block) return undefined;
  const inner = parentPointer(pointer).slice(pointerOf(block).length);
  const from = element && pathOf(element.closest("a, button") ?? element);
  return { ...formOf(page, block, inner), ...(from && { from }) };
}

/** The form of a block, or of a part of it. */
export const formOf = (
  { route, blocks }: Pick<DeskPage, "route" | "blocks">,
  { id, index, type }: DeskBlock,
  inner = "",
): FormPlace => ({ route, id, index, type, inner, count: ofType(type, blocks).length });

const ofType = (type: string, blocks: DeskBlock[]) => blocks.filter((one) => one.type === type);

/** Moves the focus back to the place of the page where a form was opened, whatever is there now. */
export function backToPage({ from = [] }: FormPlace, page: Document | undefined): void {
  document.querySelector("iframe")?.focus();
  if (page) focusAt(page, from);
}

/** The block whose form it is, as the page is now; never another one that has taken its place. */
export function blockAt({ id, index, type, count }: FormPlace, blocks: DeskBlock[]): DeskBlock | undefined {
  const alike = ofType(type, blocks);
  // With fewer of them its block may be the one that is gone: ids count the blocks of a type.
  if (alike.length < count) return undefined;
  return alike.find((one) => one.id === id) ?? alike.find((one) => one.index === index);
}

export const pointerOf = ({ index }: Pick<DeskBlock, "index">): string => `/blocks/${index}`;
