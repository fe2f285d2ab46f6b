import { placeholdersIn } from "../../../base/placeholders";
import { valueAt } from "../../../base/pointer";
import { escapeRegExp } from "../../../base/slug";
import { Facts } from "../../../content/facts/facts";
import { contentIn, ownSource } from "../../../content/model/languages";
import { oncePerFileIn } from "../../../content/model/oncePerFile";
import { type ContentFile, definitionOf, type PageContent, type SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { walkWords } from "../../../content/pages/walkTyped";
import { writtenPage } from "../../../content/pages/writtenPage";
import { nameOfPage } from "../../../content/site/routes";
import { factInWords } from "../../protocol/inWords";
import type { TextPlace, TextSearch } from "../../protocol/search";
import { blockName } from "../fields/fieldLabel";

/** About so many characters of a text are shown before and after the words. */
const AROUND = 60;
/** The marks of Markdown: emphasis, links with their address, entries of a list, and a backslash before any of them. */
const MARKS =
  /\*+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|\[(?=[^[\]]*\]\()|\]\([^()]*\)|^[ \t]*(?:[-+]|\d{1,3}\.)[ \t]+|\\(?=[*_[\]\\`])/gmu;

/** A place with where it is written. */
export interface WrittenPlace extends TextPlace {
  written: { file: ContentFile; text: string; start: number; end: number };
}

/** A text as visitors read it. */
interface ReadText {
  pointer: string;
  kind: string;
  written: string;
  read: string;
  /** For each character that is read, where it is written, or the name of the fact that fills it in. */
  from: (number | string)[];
}

/** Every place of the site where the words are, in the order of the pages. Those of all pages come last. */
export function findTexts(content: SiteContent, search: TextSearch): WrittenPlace[] {
  const { site, translations = [] } = content;
  const pattern = patternOf(search);
  const places = new Map<string, WrittenPlace>();
  for (const file of [...content.pages, ...(site ? [site] : []), ...translations.map((one) => one.site)]) {
    for (const text of pattern ? textsIn(file, content) : []) {
      for (const match of text.read.matchAll(pattern as RegExp)) {
        const place = placeOf(content, file, text, match, search);
        // The pages of all rows of a table are written in one file.
        if (!places.has(place.id)) places.set(place.id, place);
      }
    }
  }
  return [...places.values()];
}

/** What to look for: a space is any space, and quotes may be straight or curly. */
function patternOf({ words, whole, exact }: TextSearch): RegExp | undefined {
  const source = escapeRegExp(words.trim()).replace(/\s+/g, "\\s+").replace(/['’]/g, "['’]").replace(/["“”]/g, '["“”]');
  const bounded = whole ? `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])` : source;
  return source ? new RegExp(bounded, exact ? "gu" : "giu") : undefined;
}

/** The texts of a file that visitors read. */
const textsIn = oncePerFileIn(
  (file: ContentFile, content: SiteContent): ReadText[] => {
    const page = "route" in file ? (file as PageContent) : undefined;
    const own = contentIn(content, page?.language);
    const { values = {} } = content.rows?.get(file.file) ?? {};
    const cells = Object.entries(values).map(([name, value]) => ({ name: `row.${name}`, pointer: "", value }));
    const site = Facts.ofSite(own.site?.data as Record<string, unknown> | undefined);
    const facts = new Facts(cells, site.ofPage(page?.data as object | undefined));
    const source = page && writtenPage(page, content) !== page ? writtenPage(page, content).source : undefined;
    const data = source ?? file.timed?.source ?? ownSource(file);
    return walkWords(definitionOf(file), data).map(({ kind, pointer, value }) => ({
      ...readAs(value, kind, (piece) => facts.fill(piece, () => {})),
      kind,
      pointer,
      written: value,
    }));
  },
  (content: SiteContent) => [content.facts, content.translations],
);

function readAs(written: string, kind: string, fill: (piece: string) => string): Pick<ReadText, "read" | "from"> {
  const isMarked = kind === "Text" || kind === "RichText";
  const marks = isMarked ? Array.from(written.matchAll(MARKS), ({ index, 0: piece }) => ({ index, piece })) : [];
  const isInMark = (at: number) => marks.some(({ index, piece }) => index <= at && at < index + piece.length);
  const facts = placeholdersIn(written).filter(({ index, isClosed }) => isClosed && !isInMark(index));
  const parts: { index: number; piece: string; name?: string }[] = [...marks, ...facts];
  let [read, at] = ["", 0];
  const from: ReadText["from"] = [];
  for (const { index, piece, name } of [
    ...parts.sort((one, other) => one.index - other.index),
    { index: written.length, piece: "" },
  ]) {
    read += written.slice(at, index);
    for (; at < index; at++) from.push(at);
    at += piece.length;
    const value = name === undefined ? "" : fill(piece);
    read += value;
    for (let filled = 0; filled < value.length; filled++) from.push(name ?? "");
  }
  return { read, from };
}

function placeOf(
  content: SiteContent,
  file: ContentFile,
  text: ReadText,
  { index, 0: words }: RegExpExecArray,
  { by, exact }: TextSearch,
): WrittenPlace {
  const { pointer, read } = text;
  const page = "route" in file ? (file as PageContent) : undefined;
  const written = page ? writtenPage(page, content) : file;
  const name = nameIn(content.imagesRootName, written.file);
  const block = /^\/blocks\/(\d+)/.exec(pointer);
  const type = block && valueAt(written.timed?.source ?? written.source, `${block[0]}/type`);
  const from = text.from.slice(index, index + words.length);
  const stays = whyItStays(text, from, page === undefined);
  const inLine = (part: string) => part.replace(/\s+/g, " ");
  const [before, after] = [inLine(read.slice(0, index)), inLine(read.slice(index + words.length))];
  const isCapital = /^\p{Lu}(?!\p{Lu})/u.test(words) && !exact;
  return {
    id: [name, pointer, ...(typeof from[0] === "number" ? [from[0]] : [page?.route, index])].join(" "),
    file: name,
    pointer,
    words,
    ...(page && { route: page.route, page: nameOfPage(page) }),
    ...(block && { block: { index: Number(block[1]), name: blockName(String(type ?? "block")) } }),
    before: before.length > AROUND ? `… ${before.slice(-AROUND).replace(/^\S*\s/, "")}` : before,
    after: after.length > AROUND ? `${after.slice(0, AROUND).replace(/\s\S*$/, "")} …` : after,
    becomes: isCapital ? by.charAt(0).toUpperCase() + by.slice(1) : by,
    ...(stays && { stays }),
    written: { file: written, text: text.written, start: Number(from[0]), end: Number(from.at(-1)) + 1 },
  };
}

/** Why words cannot be replaced where they are read. @param isOfSite whether many pages say them */
function whyItStays({ kind, pointer }: ReadText, from: ReadText["from"], isOfSite: boolean): string | undefined {
  const fact = from.find((one) => typeof one === "string");
  if (fact !== undefined) return `The fact “${factInWords(fact)}” fills this in. Change it there.`;
  if (isOfSite && pointer.startsWith("/prices/") && /^(?:Price|Duration)$/.test(kind))
    return "This is in the price book. Change it there.";
  const isWhole = from.every((at, index) => Number(at) === Number(from[0]) + index);
  return isWhole ? undefined : "Only a part of these words is bold, or a link. Change them on the page.";
}
