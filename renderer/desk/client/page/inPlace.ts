/** A field over a text of the page, in the text's own typography. */

/** The properties of the text's look that the field takes over. */
const LOOK = [
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variation-settings",
  "letter-spacing",
  "line-height",
  "text-align",
  "text-transform",
  "color",
  "direction",
] as const;

/** The minimum width of a field, in CSS pixels: a price of three characters has room for a longer one. */
const LEAST_WIDTH = 160;

export interface InPlaceOptions {
  /** The element whose text is edited. */
  element: HTMLElement;
  /** The initial text of the field. */
  value: string;
  /** The accessible name of the field. */
  label: string;
  /** Where the selection starts and ends; by default at the end. */
  selected?: [number, number];
  /** Whether Shift+Enter starts a new line. */
  multiline: boolean;
  onInput: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

export interface InPlaceField {
  /** Marks the field as refused, or as valid again. */
  setInvalid(invalid: boolean): void;
  /** Replaces the text of the field and focuses it. */
  setValue(value: string): void;
  /** Where the selection starts and ends. */
  selected(): [number, number];
  /** Removes the field from the page. */
  close(): void;
}

/** Puts a field over an element of the page and focuses it. The page below it stays as it is. */
export function editInPlace({ element, value, label, selected, multiline, ...on }: InPlaceOptions): InPlaceField {
  const page = element.ownerDocument;
  const field = fieldOver(element);
  field.setAttribute("aria-label", label);
  field.value = value;
  const { style } = field;
  const place = () => {
    const box = element.getBoundingClientRect();
    const { scrollX, scrollY, innerWidth } = page.defaultView ?? window;
    const width = Math.min(Math.max(box.width + 8, LEAST_WIDTH), innerWidth - 16);
    const left = Math.max(8, Math.min(box.left - 4, innerWidth - width - 8));
    style.left = `${left + scrollX}px`;
    style.top = `${box.top + scrollY - 2}px`;
    style.width = `${width}px`;
    style.height = "0";
    style.height = `${field.scrollHeight}px`;
  };
  const keydown = (event: KeyboardEvent) => {
    // An input method chooses its word by Enter and Escape.
    if (event.isComposing) return;
    const ends = event.key === "Escape" || (event.key === "Enter" && !(event.shiftKey && multiline));
    if (!ends) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") on.onCancel();
    else on.onSave();
  };
  field.addEventListener("keydown", keydown);
  field.addEventListener("input", () => {
    place();
    on.onInput(field.value);
  });
  const observer = new ResizeObserver(place);
  observer.observe(element);

  // The element keeps its room, but its text would show around a shorter one.
  element.style.opacity = "0";
  // Not into the element: an island would remove it.
  page.body.append(field);
  place();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "nearest" });
  field.setSelectionRange(...(selected ?? [value.length, value.length]));
  return {
    setInvalid: (invalid) => field.setAttribute("aria-invalid", String(invalid)),
    setValue(words) {
      field.value = words;
      place();
      field.focus();
    },
    selected: () => [field.selectionStart, field.selectionEnd],
    close() {
      observer.disconnect();
      element.style.removeProperty("opacity");
      field.remove();
    },
  };
}

/** A field in the typography of an element. */
function fieldOver(element: HTMLElement): HTMLTextAreaElement {
  const field = element.ownerDocument.createElement("textarea");
  field.rows = 1;
  field.spellcheck = true;
  const { style } = field;
  const look = getComputedStyle(element);
  for (const name of LOOK) style.setProperty(name, look.getPropertyValue(name));
  Object.assign(style, {
    position: "absolute",
    zIndex: "2147483647",
    margin: "0",
    padding: "2px 4px",
    border: "0",
    boxSizing: "border-box",
    resize: "none",
    overflow: "hidden",
    outline: "2px solid currentColor",
    outlineOffset: "2px",
    background: groundOf(element),
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
