import { SaxesParser } from "saxes";
import { attempt } from "../base/attempt.mjs";

/** What a drawing of SVG has that runs or loads something where its file is opened by itself. */
export type UnsafePart = "a script" | "a link or a file of another place" | "HTML" | "parts that cannot be read";

/** Elements of SVG that run a script, and those whose content is not SVG. */
const SCRIPTS = /^(?:script|handler|listener)$/;
const FOREIGN = /^(?:foreignobject|iframe|embed|object|audio|video|html|body|link)$/;

/**
 * An address that only names a part of the drawing, or holds a picture itself. A picture of SVG inside a drawing could
 * hold all that this file looks for.
 */
const OWN_ADDRESS = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;

/**
 * What of a drawing is more than a picture: scripts, event attributes, references to other files, HTML. See SVG 2, 2.2
 * ("secure static mode"), which browsers only use for a drawing in `<img>`.
 *
 * @param bytes a file that was recognized as SVG
 * @returns undefined for a drawing that only draws
 */
export function unsafePart(bytes: Buffer): UnsafePart | undefined {
  const text = attempt(() => new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (text === undefined) return "parts that cannot be read";
  const found = new Set<UnsafePart>();
  const parser = new SaxesParser();
  // An entity could stand for any of what is looked for below.
  parser.on("doctype", (doctype) => doctype.includes("[") && found.add("parts that cannot be read"));
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") found.add("a link or a file of another place");
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = withoutPrefix(name);
    if (SCRIPTS.test(element)) found.add("a script");
    if (FOREIGN.test(element)) found.add("HTML");
    for (const [attribute, value] of Object.entries(attributes)) {
      const part = partOfAttribute(withoutPrefix(attribute), value);
      if (part) found.add(part);
    }
  });
  // The text of a style sheet; other texts may say what they like, but hardly say this.
  const styles = (css: string) => loadsOther(css) && found.add("a link or a file of another place");
  parser.on("text", styles);
  parser.on("cdata", styles);
  if (attempt(() => parser.write(text).close()) === undefined) return "parts that cannot be read";
  return [...found].sort((one, other) => Number(other === "a script") - Number(one === "a script"))[0];
}

function partOfAttribute(attribute: string, value: string): UnsafePart | undefined {
  // Also `begin="x.click"` of an animation that sets an address: its `attributeName` is one.
  if (/^on[a-z]/.test(attribute) || /^\s*(?:javascript|vbscript)\s*:/i.test(value)) return "a script";
  const isAddress = ["href", "src", "base"].includes(attribute);
  const setsAddress = attribute === "attributename" && /(?:^|:)href$/i.test(value.trim());
  if ((isAddress && !OWN_ADDRESS.test(value)) || setsAddress || loadsOther(value)) {
    return "a link or a file of another place";
  }
  return undefined;
}

/** Whether CSS loads something: by `url()` of another file, by an import, or by either in escapes. */
function loadsOther(css: string): boolean {
  if (/@import/i.test(css) || /\\[0-9a-f]{1,6}/i.test(css)) return true;
  return [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = ""]) => !OWN_ADDRESS.test(address));
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();
