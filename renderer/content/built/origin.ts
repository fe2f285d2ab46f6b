import { childPointer } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { type ContentFile, definitionOf } from "../model/siteContent";
import { blockIds } from "../pages/pageBlocks";
import { walkStrings } from "../pages/walkTyped";
import type { BuiltPage } from "./builtSite";

type Place = Pick<Finding, "file" | "pointer" | "at" | "piece">;

/** The place in the YAML files that an element of a built page comes from. @param said its wrong text or address */
export function originOf(element: Element, { page, content }: BuiltPage, said?: string): Place {
  const index = blockAround(element, page);
  if (index !== undefined) {
    const pointer = childPointer("/blocks", index);
    return valueWithText(page, said, pointer) ?? { file: page.file, pointer, at: "key" };
  }
  if (element.closest("head")) {
    const pointer = element.getAttribute("name") === "description" ? "/description" : "/title";
    return valueWithText(page, said) ?? { file: page.file, pointer };
  }
  const layout = content.site ?? page;
  return valueWithText(layout, said) ?? valueWithText(page, said) ?? { file: layout.file, pointer: "" };
}

/** The place of words that the page's data contains, in the page or in the facts. */
export function originOfWords(said: string, { page, content: { site } }: BuiltPage): Place {
  const found = valueWithText(page, said) ?? (site && valueWithText(site, said));
  return found ?? { file: page.file, pointer: "/title" };
}

/** The index of the block whose element contains an element, or is inside it, as in an island's element. */
function blockAround(element: Element, page: ContentFile): number | undefined {
  const ids = blockIds(page);
  const around: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) around.push(next);
  if (element.getAttribute("data-island")) around.push(...element.querySelectorAll("section[id]"));
  return around.map(({ id }) => (id ? ids.indexOf(id) : -1)).find((index) => index >= 0);
}

/** The value of a file, below a pointer, that equals these words, or else contains them. */
function valueWithText(file: ContentFile, said: string | undefined, below = ""): Place | undefined {
  if (!said || file.data === undefined) return undefined;
  const wanted = plain(said);
  const definition = definitionOf(file);
  const values = walkStrings(definition, file.data).filter(({ pointer }) => `${pointer}/`.startsWith(`${below}/`));
  const same = values.find(({ value }) => plain(value) === wanted);
  if (same) return { file: file.file, pointer: same.pointer };
  const around = values.find(({ value }) => value.includes(said) || plain(value).includes(wanted));
  return around && { file: file.file, pointer: around.pointer, piece: said };
}

const plain = (text: string) => withoutSpaces(text.replace(/[*_]/g, ""));

/** Without white space, so that the layout of texts does not affect comparing them. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}
