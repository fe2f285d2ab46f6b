/** A field over a text of the page, in the text's own typography. */
import type { Choice, Point, TextFieldOptions } from "../richText/editor";
import { TextField } from "../richText/textField";
import { RoomBelow } from "./roomBelow";

/** The properties of the text's look that the field takes over. */
const LOOK = [
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variation-settings",
  "letter-spacing",
  "word-spacing",
  "line-height",
  "text-align",
  "text-transform",
  "text-wrap-style",
  "color",
  "direction",
] as const;

/** The minimum width of a field, in CSS pixels: a price of three characters has room for a longer one. */
const LEAST_WIDTH = 160;

/** Marks a field in the page's document. */
const FIELD = "data-desk-field";

/** Whether something of the page is in a field of the desk. */
export const isInField = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest?.(`[${FIELD}]`) != null;

interface InPlaceOptions extends Omit<TextFieldOptions, "attributes"> {
  /** The elements that show the text, one below the other in the same parent. */
  parts: HTMLElement[];
  /** The accessible name of the field. */
  label: string;
  /** Where the cursor is: what is selected, or a point of the window that was clicked; by default at the end. */
  selected?: [number, number] | Point | undefined;
  /** What was being chosen for the text in a field before this one: the list has the focus, and keeps it. */
  choice?: Choice | undefined;
  /** Called when the text is not at its place any more: a part of the page has started, or was folded. */
  onGone: () => void;
}

export interface InPlaceField {
  /** Marks the field as refused, or as valid again. */
  setInvalid(invalid: boolean): void;
  /** Replaces the text of the field and focuses it. */
  setValue(value: string): void;
  /** Where the selection starts and ends. */
  selected(): [number, number];
  choice(): Choice | undefined;
  /** Removes the field from the page. */
  close(): void;
}

/** Puts a field over a text of the page and focuses it. What is below moves down where the field needs more room. */
export function editInPlace({ parts, label, selected, choice, onGone, ...options }: InPlaceOptions): InPlaceField {
  const [first] = parts as [HTMLElement];
  // Paragraphs, lists and links have their look from the classes of what is around them.
  const like = options.kind === "RichText" ? (first.parentElement ?? first) : first;
  const box = boxLike(like, groundOf(first));
  // Not into the element: an island would remove it.
  first.ownerDocument.body.append(box);
  // The box has the look as computed: a size of the class in `em` would count twice.
  const style =
    PLAIN_BOX +
    LOOK.map((property) => `${property}: inherit;`).join("") +
    (options.kind === "RichText" ? "" : "display: block;");
  const field = new TextField(box, { ...options, attributes: { "aria-label": label, class: like.className, style } });
  const room = new RoomBelow(parts);
  const place = () => {
    if (!first.checkVisibility()) return onGone();
    placeOver(box, parts);
    room.upTo(box.getBoundingClientRect().bottom);
  };
  const observer = new ResizeObserver(place);
  observer.observe(box);
  for (const part of parts) {
    observer.observe(part);
    // The part keeps its room, but its text would show around a shorter one.
    part.style.opacity = "0";
  }
  place();
  const focus = () => field.element.focus({ preventScroll: true });
  if (choice?.what) field.resume(choice);
  else focus();
  // Before the page is scrolled: the point is of the window.
  if (selected && "x" in selected) field.selectAt(selected);
  else field.select(selected);
  box.scrollIntoView({ block: "nearest" });
  return {
    setInvalid: (invalid) => field.element.setAttribute("aria-invalid", String(invalid)),
    setValue(words) {
      field.setValue(words);
      focus();
    },
    selected: () => field.selected(),
    choice: () => field.choice,
    close() {
      observer.disconnect();
      for (const part of parts) part.style.removeProperty("opacity");
      room.end();
      field.destroy();
      box.remove();
    },
  };
}

function placeOver(field: HTMLElement, parts: HTMLElement[]): void {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  const { scrollX, scrollY, innerWidth } = field.ownerDocument.defaultView ?? window;
  const width = Math.min(Math.max(right - left + 8, LEAST_WIDTH), innerWidth - 16);
  const { style } = field;
  style.left = `${Math.max(8, Math.min(left - 4, innerWidth - width - 8)) + scrollX}px`;
  style.top = `${top + scrollY - 2}px`;
  style.width = `${width}px`;
}

/** What the class of a text says of its place and its room is not for the field. */
const PLAIN_BOX =
  "position: static; margin: 0; padding: 0; border: 0; min-width: 0; max-width: none; width: auto; height: auto; min-height: 0; transform: none; transition: none; animation: none; background: none; box-shadow: none; opacity: 1;";

/** A box in the typography of an element. */
function boxLike(element: HTMLElement, background: string): HTMLElement {
  const box = element.ownerDocument.createElement("div");
  box.setAttribute(FIELD, "");
  const look = getComputedStyle(element);
  for (const property of LOOK) box.style.setProperty(property, look.getPropertyValue(property));
  Object.assign(box.style, {
    position: "absolute",
    zIndex: "2147483647",
    padding: "2px 4px",
    boxSizing: "border-box",
    outline: "2px solid currentColor",
    outlineOffset: "2px",
    background,
  });
  return box;
}

/** The background color behind an element: the field must be opaque, or the text below it would show. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
