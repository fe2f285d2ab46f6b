import { parseHTML } from "linkedom";
import { metaPolicy } from "../../page/policy/metaPolicy";
import { type Line, renderedLines, visible } from "./lines";
import { structuredValues } from "./structuredData";
import { declarationsOf } from "./styles";
import { languageOf } from "./wordsAndValues";

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
  title: string;
  /** The content of each `<meta>` by its name or property, and the canonical link. */
  head: Map<string, string>;
  sections: Section[];
  /** The ids of the page, which links can lead to. */
  ids: Set<string>;
  structured: Map<string, string>;
  declarations: string[];
  /** Addresses of scripts and of the modules that they preload. */
  scripts: string[];
  inlineScript: string;
  /** Addresses of preloaded fonts and the icons. */
  assets: string[];
  /** The page's Content-Security-Policy by directive, without hashes: those follow from scripts and styles. */
  policy: Map<string, string>;
}

export function viewOf(html: string): PageView {
  const { document } = parseHTML(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const head = new Map<string, string>();
  for (const meta of all("head meta")) {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property");
    const media = meta.getAttribute("media");
    if (name) head.set(media ? `${name} ${media}` : name, meta.getAttribute("content") ?? "");
  }
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href");
  if (canonical) head.set("canonical", canonical);
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute("href") ?? "");
  const code = all("script:not([type='application/ld+json'])");
  return {
    language: languageOf(document.documentElement?.getAttribute("lang")),
    title: visible(document.querySelector("title")?.textContent ?? ""),
    head,
    sections: sectionsOf(document.body),
    ids: new Set(all("[id]").map(({ id }) => id)),
    structured: structuredValues(document),
    declarations: declarationsOf(document),
    scripts: [...code.map((script) => script.getAttribute("src") ?? ""), ...hrefs('link[rel="modulepreload"]')].filter(
      Boolean,
    ),
    inlineScript: code
      .filter((script) => !script.hasAttribute("src"))
      .map(({ textContent }) => textContent)
      .join("\n"),
    assets: hrefs('link[rel="preload"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]'),
    policy: directivesOf(metaPolicy(html) ?? ""),
  };
}

/** Every text of a page that people or search engines read: lines, labels of links, head and structured data. */
export function textsOf({ title, head, sections, structured }: PageView): string[] {
  const shown = sections.flatMap(({ lines, links, pictures }) => [
    ...lines.map(({ text }) => text),
    ...links.map(({ text }) => text),
    ...pictures.map(({ alt }) => alt),
  ]);
  return [title, ...head.values(), ...shown, ...structured.values()];
}

/** The directives of a policy, without hashes. */
export function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = "", ...sources]) => [name, sources.filter((source) => !/^'sha\d+-/.test(source)).join(" ")]),
  );
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
