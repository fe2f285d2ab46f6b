import { walkStrings } from "../load/walkTyped";
import { child } from "../pointer";
import type { Finding } from "../report/problem";
import { blockIds, blocksOf } from "../site/pageBlocks";
import type { ContentFile } from "../siteContent";
import type { BuiltPage } from "./builtSite";

type Place = Pick<Finding, "file" | "pointer" | "at" | "piece">;

/** The place in the YAML files of an element of a built page. @param said what it says wrong: its text, its address */
export function originOf(element: Element, { page, content }: BuiltPage, said?: string): Place {
  const index = blockAround(element, page);
  if (index !== undefined) {
    const pointer = child("/blocks", index);
    return valueThatSays(page, said, pointer) ?? { file: page.file, pointer, at: "key" };
  }
  if (element.closest("head")) {
    const pointer = element.getAttribute("name") === "description" ? "/description" : "/title";
    return valueThatSays(page, said) ?? { file: page.file, pointer };
  }
  const layout = content.site ?? page;
  return valueThatSays(layout, said) ?? valueThatSays(page, said) ?? { file: layout.file, pointer: "" };
}

/** The place of something that the page's data say somewhere, in the page or in the facts. */
export function originOfWords(said: string, { page, content: { site } }: BuiltPage): Place {
  const found = valueThatSays(page, said) ?? (site && valueThatSays(site, said));
  return found ?? { file: page.file, pointer: "/title" };
}

/** The number of the block whose element an element is in, or encloses, as an island's element does. */
function blockAround(element: Element, page: ContentFile): number | undefined {
  const ids = blockIds(blocksOf(page));
  const around: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) around.push(next);
  if (element.getAttribute("data-island")) around.push(...element.querySelectorAll("section[id]"));
  return around.map(({ id }) => (id ? ids.indexOf(id) : -1)).find((index) => index >= 0);
}

/** The value of a file, below a pointer, that says just this, or else has it in it. */
function valueThatSays(file: ContentFile, said: string | undefined, below = ""): Place | undefined {
  if (!said || file.data === undefined) return undefined;
  const wanted = plain(said);
  const definition = "route" in file ? "Page" : "Site";
  const values = walkStrings(definition, file.data).filter(({ pointer }) => `${pointer}/`.startsWith(`${below}/`));
  const same = values.find(({ value }) => plain(value) === wanted);
  if (same) return { file: file.file, pointer: same.pointer };
  const around = values.find(({ value }) => value.includes(said) || plain(value).includes(wanted));
  return around && { file: file.file, pointer: around.pointer, piece: said };
}

const plain = (text: string) => squashed(text.replace(/[*_]/g, ""));

/** Without any white space, so that texts compare equal however they are laid out. */
export function squashed(text: string): string {
  return text.replace(/\s+/g, "");
}
