import { parseHTML } from "linkedom";
import sharp from "sharp";
import { hashOf } from "../../base/files/files.mjs";
import type { BuiltFolder } from "../built/builtFolder";
import { readElements } from "../built/lines";
import { partsOf } from "../built/pageView";

/** What is shown of a built page. */
export interface ShownPart {
  html: string;
  /** The parts of the page that are kept, by their index. */
  parts: number[];
  /** The elements of the first of them that are framed, by their index among those that are read. */
  marks: number[];
}

/** The width of a picture in pixels; if there are many in a part, of each. */
const WIDTHS = { few: 480, many: 160 };
const MANY = 8;

/** Nothing moves or scrolls, and what differs is framed. */
const STYLE =
  "html{overflow:hidden;scroll-behavior:auto}*,::before,::after{animation:none!important;transition:none!important;content-visibility:visible!important}[data-changed]{outline:3px solid #d6006c;outline-offset:3px;border-radius:2px}img[data-changed]{outline-offset:-3px}";

/** What would load something or run, or leads nowhere without the rest of the site. */
const LEFT_OUT =
  "script, link, template, iframe, object, embed, base, source, head > :not(style, title, [charset], [name='color-scheme'])";

/** What the frames of one report share. */
interface Shared {
  /** The rules of the site's own typefaces, with their files in them. */
  typefaces: Set<string>;
  /** A small form of a picture, as an address with its bytes; undefined if it cannot be read. */
  smallPicture: (bytes: Buffer, width: number) => Promise<string | undefined>;
}

export function openShared(): Shared {
  // Most pictures are in the frames of both sides.
  const made = new Map<string, ReturnType<typeof encodeSmall>>();
  const smallPicture = (bytes: Buffer, width: number) => {
    const key = `${width} ${hashOf(bytes)}`;
    const small = made.get(key) ?? encodeSmall(bytes, width);
    made.set(key, small);
    return small;
  };
  return { typefaces: new Set(), smallPicture };
}

/** Parts of a built page as one document that loads nothing, for a frame. */
export async function shownDocument(
  { html, parts, marks }: ShownPart,
  folder: BuiltFolder,
  { typefaces, smallPicture }: Shared,
): Promise<string> {
  const { document } = parseHTML(html);
  const all = partsOf(document.body);
  const kept = parts.flatMap((index) => all[index] ?? []);
  const read = kept[0] ? readElements(kept[0]) : [];
  for (const index of marks) if (read[index]) show(read[index]);
  for (const part of all) if (!kept.includes(part)) part.remove();
  for (const part of kept) part.setAttribute("data-kept", "");
  for (const element of document.querySelectorAll(LEFT_OUT)) element.remove();
  for (const style of document.querySelectorAll("style"))
    style.textContent = withoutFiles(style.textContent ?? "", folder, typefaces);
  const pictures = [...document.querySelectorAll("img")];
  const width = pictures.length > MANY ? WIDTHS.many : WIDTHS.few;
  const embed = async (picture: Element) => {
    const bytes = bytesAt(picture.getAttribute("src") ?? "", folder);
    const small = bytes && (await smallPicture(bytes, width));
    for (const { name } of [...picture.attributes])
      if (/^(?:srcset|sizes|loading|src)$/i.test(name)) picture.removeAttribute(name);
    if (small) picture.setAttribute("src", small);
  };
  await Promise.all(pictures.map(embed));
  const own = document.createElement("style");
  own.textContent = STYLE;
  document.head.append(own);
  for (const element of document.querySelectorAll("[autofocus]")) element.removeAttribute("autofocus");
  // Links lead nowhere here, and nothing in the frame is reached by keys.
  document.body.setAttribute("inert", "");
  return document.toString();
}

/** Two elements that are read in the same way. */
export const keyOf = (element: Element) =>
  [element.textContent ?? "", ...["href", "src", "alt"].map((name) => element.getAttribute(name) ?? "")].join("\n");

/** Frames an element, and opens what it is folded into. */
export function show(element: Element): void {
  element.setAttribute("data-changed", "");
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.tagName.toUpperCase() !== "DETAILS") continue;
    around.setAttribute("open", "");
    around.removeAttribute("name");
  }
}

/** Styles without addresses of files. The rules of typefaces are collected with their files in them. */
function withoutFiles(css: string, folder: BuiltFolder, typefaces: Set<string>): string {
  const address = /url\(["']?(\/[^"')]+)["']?\)/g;
  const plain = css.replace(/@font-face\s*\{[^{}]*\}/g, (rule) => {
    if (rule.search(address) < 0) return rule;
    typefaces.add(
      rule.replace(
        address,
        (_, file: string) => `url(data:font/woff2;base64,${bytesAt(file, folder)?.toString("base64") ?? ""})`,
      ),
    );
    return "";
  });
  return plain.replace(address, "none");
}

const bytesAt = (address: string, folder: BuiltFolder): Buffer | undefined => {
  const file = folder.fileAt(address);
  return file === undefined ? undefined : folder.bytes(file);
};

async function encodeSmall(bytes: Buffer, width: number): Promise<string | undefined> {
  const small = sharp(bytes, { limitInputPixels: 80_000_000 }).resize({ width, withoutEnlargement: true });
  const encoded = await small
    .webp({ quality: 55 })
    .toBuffer()
    .catch(() => undefined);
  return encoded && `data:image/webp;base64,${encoded.toString("base64")}`;
}
