import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { addressOfPath, fileOfAddress } from "../../../renderer/base/sitePath";

/** The real site, as `npm run build` has built it. */
const BUILT = "dist/client";

/** Every route of the built site, its aliases and the not-found page among them. */
export function builtRoutes(dir = BUILT): string[] {
  return (
    readdirSync(dir, { recursive: true, encoding: "utf8" })
      .map((file) => file.split(path.sep).join("/"))
      .filter((file) => file.endsWith(".html"))
      // An old address is a file as well, which redirects to the page.
      .filter((file) => !readFileSync(path.join(dir, file), "utf8").includes('http-equiv="refresh"'))
      .map((file) => addressOfPath(`/${file}`) || "/")
      .sort()
  );
}

const parse = (route: string, dir: string): Document =>
  parseHTML(readFileSync(path.join(dir, fileOfAddress(route)), "utf8")).document;

const parsed = new Map<string, Document>();

/** A page of the built site as it was written, parsed once: only to be read. */
export function builtPage(route: string, dir = BUILT): Document {
  const key = path.join(dir, fileOfAddress(route));
  const page = parsed.get(key) ?? parse(route, dir);
  parsed.set(key, page);
  return page;
}

/** A page without what no visitor reads: scripts, styles, templates, hidden elements. Comments have no text. */
export function visiblePage(route: string, dir = BUILT): Document {
  const document = parse(route, dir);
  for (const element of document.querySelectorAll("script, style, template, noscript, [hidden]")) element.remove();
  return document;
}

/** Elements whose text runs on with the words around them. */
const INLINE = new Set(["a", "abbr", "b", "em", "i", "strong", "time"]);

/** Words as a marketer types them, with the quotes and dashes of the keyboard. */
export function asTyped(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll("–", "-").replaceAll("\u00a0", " ");
}

/**
 * The text of an element as it is read, and as it was typed: block-level content is separated, and white space
 * collapses to one space.
 */
export function readText(element: Element): string {
  return asTyped(textOf(element))
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?)])/g, "")
    .trim();
}

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== node.ELEMENT_NODE) return "";
  const inner = [...node.childNodes].map(textOf).join("");
  return INLINE.has((node as Element).localName) ? inner : ` ${inner} `;
}

/** The nodes of the page's JSON-LD graph, their words as they were typed. */
export function graphOf(route: string, dir = BUILT): Record<string, unknown>[] {
  const script = builtPage(route, dir).querySelector('script[type="application/ld+json"]');
  const typed = (_: string, value: unknown) => (typeof value === "string" ? asTyped(value) : value);
  return JSON.parse(script?.textContent ?? "", typed)["@graph"];
}
