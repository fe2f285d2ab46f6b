import { parseHTML } from "linkedom";
import { localeOf } from "../../clock/formats";
import { ADDRESS_PROPERTY } from "../../contract/design";
import { type Line, renderedLines, visible } from "./lines";

export interface Link {
  href: string;
  text: string;
}

export interface ShownPicture {
  /** The address in the format that every browser can show. */
  src: string;
  /** The name of the original picture, without width and hash. */
  name: string;
  alt: string;
}

/** A part of a page: a block, the header or the footer. */
export interface Section {
  id: string;
  lines: Line[];
  links: Link[];
  pictures: ShownPicture[];
}

/** What visitors, search engines and browsers get from a page. */
export interface PageView {
  language: string;
  /** What its head says to search engines and social networks; each is empty where it says nothing. */
  head: Record<"title" | "description" | "robots" | "canonical", string>;
  sections: Section[];
  /** The ids of the page, which links can lead to. */
  ids: Set<string>;
  /** The page's own styles, without hashed class names, which other values rename, and without its address. */
  styles: string;
}

const HASHED_CLASS = /\.(?:css-[\w-]+|c[a-z]{1,2}(?![\w-]))/g;
const ADDRESS = new RegExp(`${ADDRESS_PROPERTY}:"[^"]*"`, "g");

export function viewOf(html: string): PageView {
  const { document } = parseHTML(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const valueIn = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
  const styles = all("style").map(({ textContent }) => textContent ?? "");
  return {
    language: localeOf(document.documentElement?.getAttribute("lang")),
    head: {
      title: visible(document.querySelector("title")?.textContent ?? ""),
      description: valueIn('meta[name="description"]', "content"),
      robots: valueIn('meta[name="robots"]', "content"),
      canonical: valueIn('link[rel="canonical"]', "href"),
    },
    sections: sectionsOf(document.body),
    ids: new Set(all("[id]").map(({ id }) => id)),
    styles: styles.join("\n").replace(HASHED_CLASS, ".css").replace(ADDRESS, ""),
  };
}

/** The parts of a page as elements: the children of the body; `<main>` is replaced by its own children. */
export function partsOf(body: Element | null): Element[] {
  if (!body) return [];
  const parts = [...body.children].flatMap((part) =>
    part.tagName.toUpperCase() === "MAIN" ? [...part.children] : [part],
  );
  return parts.length > 0 ? parts : [body];
}

/** The content of each part. */
export function sectionsOf(body: Element | null): Section[] {
  return partsOf(body).map((part) => ({
    id: part.id || (part.querySelector("section[id]")?.id ?? part.tagName.toLowerCase()),
    lines: renderedLines(part),
    links: [part, ...part.querySelectorAll("a[href]")]
      .filter((link) => link.tagName.toUpperCase() === "A" && link.hasAttribute("href"))
      .map((link) => ({ href: link.getAttribute("href") ?? "", text: visible(link.textContent ?? "") })),
    pictures: [...part.querySelectorAll("img")].map((image) => {
      const src = image.getAttribute("src") ?? "";
      return { src, name: pictureName(src), alt: image.getAttribute("alt") ?? "" };
    }),
  }));
}

/** `/assets/pictures/bath-800.75904e97.jpg` is `bath`. */
export function pictureName(src: string): string {
  return (src.split("/").at(-1) ?? "").replace(/(?:-\d+)?\.[\da-f]{6,}\.\w+$/, "");
}
