import type { PageWords } from "../../../renderer/desk/protocol/words";

/** What the desk shows. Each function runs in its window, again in each animation frame until it finds something. */

/** The texts of a page, requested as the desk does. */
export async function fetchWords(route: string): Promise<PageWords> {
  const token = document.querySelector<HTMLMetaElement>("meta[name=desk-token]")?.content ?? "";
  const response = await fetch(`/_desk/words?route=${encodeURIComponent(route)}`, { headers: { "x-desk": token } });
  return (await response.json()) as PageWords;
}

/** The field of the open text once it has the focus, on the page or in the panel, with the text as it is written. */
export function openField(): { value: string } | undefined {
  if (!document.querySelector(".edit-strip[data-open]")) return undefined;
  const page = document.querySelector("iframe")?.contentDocument;
  const active = document.activeElement?.localName === "iframe" ? page?.activeElement : document.activeElement;
  if (active?.localName === "textarea") return { value: (active as HTMLTextAreaElement).value };
  if (!(active as HTMLElement | null | undefined)?.isContentEditable) return undefined;
  // It shows its facts and its marks as visitors see them: the desk has stored what was opened.
  const label = active?.getAttribute("aria-label") ?? document.querySelector(".edit-strip strong")?.textContent;
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith("desk-unsaved-"))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as { name?: string; value?: string });
  return { value: kept.find(({ name }) => name === label)?.value ?? "" };
}

/** Pastes plain text into the focused field. @returns false if that is no field in which a text looks as on the page */
export function pasteInto(text: string): boolean {
  const page = document.querySelector("iframe")?.contentDocument;
  const active = document.activeElement?.localName === "iframe" ? page?.activeElement : document.activeElement;
  if (!(active as HTMLElement | null | undefined)?.isContentEditable) return false;
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  active?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  return true;
}

/** Whether no text is open. */
export const isClosed = () => !document.querySelector(".edit-strip[data-open]");

/** Whether the text under the pointer has its box. */
export const hasHint = () => document.querySelector(".typing-hint") !== null;

/** The result of a save: why it was refused, while the text is still open; an empty object once it is listed. */
export function savedAs([index, value]: readonly [number, string]): { refused?: string } | undefined {
  const strip = document.querySelector(".edit-strip[data-open]");
  if (strip) {
    const refused = strip.querySelector(".refused")?.textContent || strip.querySelector("section p")?.textContent;
    return refused ? { refused } : undefined;
  }
  const item = document.querySelectorAll(".texts .list > li")[index];
  return item?.querySelector<HTMLElement>(".words")?.dataset.written?.trimEnd() === value.trimEnd() ? {} : undefined;
}

/** What the desk shows, and what it says of a text. */
export function stateOf(index: number) {
  return {
    strip: document.querySelector(".edit-strip")?.textContent,
    status: document.querySelector("[role=status]")?.textContent,
    listed: document.querySelectorAll<HTMLElement>(".texts .list > li .words")[index]?.dataset.written,
    focus: document.activeElement?.outerHTML.slice(0, 200),
  };
}

/** Whether these texts are listed, in their order. */
export function lists(values: string[]): boolean {
  const items = document.querySelectorAll(".texts .list > li");
  return values.every(
    (value, at) => items[at]?.querySelector<HTMLElement>(".words")?.dataset.written?.trimEnd() === value.trimEnd(),
  );
}

/** The middle of a button, once it is where it can be pressed. */
export function middleOf([selector, index]: readonly [string, number]): { x: number; y: number } | undefined {
  const button = document.querySelectorAll(selector)[index];
  if (!button || button.getAttribute("aria-disabled") === "true") return undefined;
  button.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  return button.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}
