import { pointerSteps, valueAt } from "../base/pointer";
import type { PageContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { locate } from "../content/places/locate";

const SHOWN = new Set(["Text", "RichText", "ImageSource"]);

/** A text that a page has of its original. */
export interface CopiedText {
  pointer: string;
  /** As visitors read it, or the address of a picture. */
  value: string;
}

/**
 * The texts that a page still has of its original, wherever they are on it: title, description, and the texts and
 * pictures of its blocks. What a third page has too, such as the label of a button, is a text of the site.
 *
 * @param pages the pages of the site
 */
export function copiedTexts(clone: PageContent, source: PageContent, pages: PageContent[]): CopiedText[] {
  const originals = new Set(ownTexts(source).map(({ value }) => value));
  const copied = ownTexts(clone).filter(({ value }) => originals.has(value));
  const others = pages.filter((page) => page.file !== clone.file && page.file !== source.file);
  const common = new Set(others.flatMap((page) => ownTexts(page).map(({ value }) => value)));
  return copied.filter(({ value }) => !common.has(value));
}

/** The page that a page was made from: the one with most of its texts, by their length; undefined if there is none. */
export function originalOf(clone: PageContent, pages: PageContent[]): PageContent | undefined {
  const own = new Set(ownTexts(clone).map(({ value }) => value));
  let [found, most] = [undefined as PageContent | undefined, 0];
  for (const page of pages) {
    if (page.file === clone.file) continue;
    const common = new Set(ownTexts(page).flatMap(({ value }) => (own.has(value) ? value : [])));
    const length = [...common].join("").length;
    if (length > most) [found, most] = [page, length];
  }
  return found;
}

/**
 * The same by line of the new file: each block with its properties, such as `hero: badge, lead`, and old values of
 * `vars` that are typed out, such as `Harborview (${town})`.
 */
export function copiedLines(clone: PageContent, source: PageContent, pages: PageContent[]) {
  const line = (pointer: string) => locate(clone.text, pointer, "key").line;
  const copied = copiedTexts(clone, source, pages).map(({ pointer }) => pointerSteps(pointer));
  const blocks = blocksOf(clone).flatMap((block, index) => {
    const type = String((block as { type?: unknown } | null)?.type ?? "block");
    const same = copied.flatMap(([top, at, name]) => (top === "blocks" && Number(at) === index && name ? name : []));
    const names = [...new Set(same)];
    return names.length > 0 ? [{ line: line(`/blocks/${index}`), what: `${type}: ${names.join(", ")}` }] : [];
  });
  const ofPage = copied.flatMap(([name, more]) => (name && more === undefined ? name : []));
  return {
    blocks: [...ofPage.map((name) => ({ line: line(`/${name}`), what: name })), ...blocks],
    words: linesWithOldVars(clone, source),
  };
}

function ownTexts({ data, values }: PageContent): CopiedText[] {
  const ofPage = ["/title", "/description"].map((pointer) => ({ pointer, value: valueAt(data, pointer) }));
  const shown = values.filter(({ kind, pointer }) => SHOWN.has(kind) && pointer.startsWith("/blocks/"));
  return [...ofPage, ...shown].flatMap(({ pointer, value }) =>
    typeof value === "string" && value.trim() !== "" ? [{ pointer, value }] : [],
  );
}

/** Lines with an old value of `vars`, such as a town, typed out instead of `${town}`. */
function linesWithOldVars(clone: PageContent, source: PageContent) {
  const before = varsOf(source);
  const after = varsOf(clone);
  const changed = Object.entries(before).filter(([name, value]) => after[name] !== value && value.length > 2);
  return clone.text.split("\n").flatMap((text, index) => {
    const content = text.replace(/(^|\s)#.*$/, "");
    const found = changed.filter(([, value]) => content.toLowerCase().includes(value.toLowerCase()));
    return found.length > 0
      ? [{ line: index + 1, what: found.map(([name, value]) => `${value} (\${${name}})`).join(", ") }]
      : [];
  });
}

function varsOf({ data }: PageContent): Record<string, string> {
  const vars = (data as { vars?: Record<string, unknown> } | undefined)?.vars ?? {};
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
}
