import { createHash } from "node:crypto";
import { oncePerKey } from "../../base/once";
import type { LayoutOrigins, Origins, OriginsOf } from "../../contract/origins";
import type { PageContextValue } from "../../contract/PageContext";
import type { Block } from "../../contract/types.generated";
import { byBlockType } from "../BlockList";

const originsOf = byBlockType(
  import.meta.glob<OriginsOf<Block>>("../../../blocks/[A-Z]*/*.origins.ts", { eager: true, import: "default" }),
);

/** Folders with lowercase names are not blocks: their origins are those of every page. */
const onEveryPage = Object.values(
  import.meta.glob<LayoutOrigins>("../../../blocks/[a-z]*/*.origins.ts", { eager: true, import: "default" }),
);

/**
 * A page's Content-Security-Policy (https://www.w3.org/TR/CSP3/): its own files, its inline styles and scripts by
 * their hashes, and the origins that its blocks use; no `unsafe-inline`, `style` or `on…` attribute.
 *
 * @param inline the content of each script and style in the document; data such as JSON-LD needs no permission
 * @returns the value of the header, without `frame-ancestors`, which a `<meta>` cannot set (see `siteHeaders`)
 */
export function pagePolicy(inline: { scripts: string[]; styles: string[] }, origins: Origins[]): string {
  const other = (kind: keyof Origins) => origins.flatMap((one) => one[kind] ?? []);
  const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...inline.scripts.map(hashOnce), ...other("scriptSrc")]],
    ["style-src", ["'self'", ...inline.styles.map(hashSource), ...other("styleSrc")]],
    // Styles contain placeholders of pictures and symbols as data URLs.
    ["img-src", ["'self'", "data:", ...other("imgSrc")]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...other("connectSrc")]],
    ["manifest-src", ["'self'"]],
    ...ifAny("frame-src", other("frameSrc")),
    ...ifAny("media-src", other("mediaSrc")),
    ["form-action", orNone(other("formAction"))],
    ["base-uri", ["'none'"]],
  ];
  return directives.map(([name, sources]) => [name, ...new Set(sources)].join(" ")).join("; ");
}

/** Few pages have a frame, a video or a sound: without the directive `default-src` forbids them. */
const ifAny = (directive: string, sources: string[]): [string, string[]][] =>
  sources.length > 0 ? [[directive, sources]] : [];

/** The origins of a page: those of the layout and of its blocks. */
export function originsOn(blocks: Block[], page: PageContextValue): Origins[] {
  const ofBlocks = blocks.flatMap((block) => originsOf(block.type)?.(block, page) ?? []);
  return [...onEveryPage.map((originsOf) => originsOf(page.site)), ...ofBlocks];
}

/** All pages have the same few scripts. */
const hashOnce = oncePerKey(hashSource);

/** The source expression that allows one inline text. */
function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
