/** A field over a text of the page, in the text's own typography. */
import type { TextKind } from "../../protocol/words";
import type { FactValue } from "../richText/document";
import { isReadable, RichEditor } from "../richText/editor";

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

export interface InPlaceOptions {
  /** The elements that show the text, one below the other in the same parent. */
  parts: HTMLElement[];
  kind: TextKind;
  /** The initial text of the field. */
  value: string;
  /** The accessible name of the field. */
  label: string;
  /** Where the selection starts and ends; by default at the end. */
  selected?: [number, number];
  factValue: FactValue;
  onInput: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Called if an edit can only be saved as somebody has seen it written. */
  onUnsure: (value: string) => void;
}

export interface InPlaceField {
  /** What a toolbar changes; undefined if the text is edited as it is written. */
  editor?: RichEditor;
  /** Marks the field as refused, or as valid again. */
  setInvalid(invalid: boolean): void;
  /** Replaces the text of the field and focuses it. */
  setValue(value: string): void;
  /** Where the selection starts and ends. */
  selected(): [number, number];
  /** Removes the field from the page. */
  close(): void;
}

/**
 * Puts a field over a text of the page and focuses it. The page below it stays as it is.
 *
 * @param asWritten whether the text is edited with its Markdown and its `${…}`
 */
export function editInPlace(options: InPlaceOptions, asWritten: boolean): InPlaceField {
  const { parts, kind, value, selected } = options;
  const plainly = asWritten || !isReadable(kind, value);
  const element = fieldOver(options, plainly ? "textarea" : "div");
  const page = element.ownerDocument;
  // Not into the element: an island would remove it.
  page.body.append(element);
  const field = plainly ? writtenField(element as HTMLTextAreaElement, options) : lookingField(element, options);
  const place = () => placeOver(element, parts);
  element.addEventListener("input", place);
  const observer = new ResizeObserver(place);
  for (const part of parts) {
    observer.observe(part);
    // The part keeps its room, but its text would show around a shorter one.
    part.style.opacity = "0";
  }
  const ended = field.editor?.subscribe(place);
  place();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
  field.select(selected);
  return {
    ...field,
    setInvalid: (invalid) => element.setAttribute("aria-invalid", String(invalid)),
    setValue(words) {
      field.setValue(words);
      place();
      element.focus();
    },
    close() {
      ended?.();
      observer.disconnect();
      for (const part of parts) part.style.removeProperty("opacity");
      field.editor?.destroy();
      element.remove();
    },
  };
}

type Typed = Pick<InPlaceField, "editor" | "setValue" | "selected"> & { select(range?: [number, number]): void };

function lookingField(mount: HTMLElement, options: InPlaceOptions): Typed {
  const editor = new RichEditor({ mount, ...options });
  return {
    editor,
    setValue: (words) => editor.setValue(words),
    selected: () => editor.selected(),
    select: (range) => editor.select(range),
  };
}

function writtenField(field: HTMLTextAreaElement, { kind, value, label, ...on }: InPlaceOptions): Typed {
  field.setAttribute("aria-label", label);
  field.rows = 1;
  field.spellcheck = true;
  field.value = value;
  field.addEventListener("keydown", (event) => {
    // An input method chooses its word by Enter and Escape.
    if (event.isComposing) return;
    const saves = event.key === "Enter" && (kind !== "RichText" || event.ctrlKey || event.metaKey);
    if (!saves && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (saves) on.onSave();
    else on.onCancel();
  });
  field.addEventListener("input", () => on.onInput(field.value));
  return {
    setValue(words) {
      field.value = words;
    },
    selected: () => [field.selectionStart, field.selectionEnd],
    select: (range) => field.setSelectionRange(...(range ?? [field.value.length, field.value.length])),
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
  if (field.localName !== "textarea") return;
  style.height = "0";
  style.height = `${field.scrollHeight}px`;
}

/** A field in the typography of a text: by the classes of what is around it, since paragraphs and links have theirs. */
function fieldOver({ parts, kind }: InPlaceOptions, name: "textarea" | "div"): HTMLElement {
  const [first] = parts as [HTMLElement];
  const like = kind === "RichText" ? (first.parentElement ?? first) : first;
  const field = first.ownerDocument.createElement(name);
  field.setAttribute(FIELD, "");
  if (name === "div") field.className = like.className;
  const { style } = field;
  const look = getComputedStyle(kind === "RichText" && name === "div" ? like : first);
  for (const property of LOOK) style.setProperty(property, look.getPropertyValue(property));
  Object.assign(style, {
    position: "absolute",
    inset: "auto",
    zIndex: "2147483647",
    margin: "0",
    padding: "2px 4px",
    border: "0",
    minWidth: "0",
    maxWidth: "none",
    minHeight: "0",
    transform: "none",
    transition: "none",
    animation: "none",
    boxSizing: "border-box",
    resize: "none",
    overflow: "hidden",
    outline: "2px solid currentColor",
    outlineOffset: "2px",
    background: groundOf(first),
    ...(kind !== "RichText" && { display: "block" }),
  });
  return field;
}

/** The background color behind an element: the field must be opaque, or the text below it would show. */
function groundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}
