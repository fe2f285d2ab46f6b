import type { Interpolation, Theme } from "@emotion/react";
import type { ComponentType } from "react";
import type { LayoutProps } from "./layout";
import type { Block, PageLook, Site } from "./types.generated";

/** The size of a social card in pixels, which every network shows whole: 1.91 to 1. */
export const CARD = { width: 1200, height: 630 } as const;

/**
 * The oldest browsers in which everything on a page works, by their names in browser-compat-data and esbuild. What only
 * later ones know is an enhancement with a reason in `tests/built/oldestBrowsers.test.ts`.
 */
export const OLDEST_BROWSERS = { chrome: "102", firefox: "119", safari: "16.4" } as const;

/**
 * Custom properties that begin with this have a fallback wherever they are used, and only a site that differs from it sets
 * them: in a page without, the fallback itself is written (`compactCss.ts`).
 */
export const SITE_PROPERTY = "--site-";

/** The property that has the address of the page as people write it, for what a design prints on paper. */
export const ADDRESS_PROPERTY = "--address";

/** The words of a social card, and how it looks. */
export interface CardText {
  heading: string;
  /** Such as "Starting at $165 and up". */
  price?: string;
  name: string;
  place: string;
  /** Where the language of the page is written from right to left: text at the right, picture at the left. */
  isMirrored?: true;
  /** What the design chooses by page and site, such as its colors by their role. */
  look: Record<string, string>;
}

/** What the engine needs of `blocks/`: the exports of its index. */
export interface Look {
  blocks: { [Type in Block["type"]]: ComponentType<Extract<Block, { type: Type }>> };
  design: Design;
}

/** CSS for a file of its own, and the media for which it is loaded. */
export interface LateSheet {
  media: string;
  css: string;
}

/** How a site looks, as the engine needs it: `design` of `blocks/index.ts`. */
export interface Design {
  Layout: ComponentType<LayoutProps>;
  /** The CSS of every page, besides its typefaces and the blocks' own styles. */
  pageStyle(look: PageLook, site: Site): Interpolation<Theme>;
  /** The CSS of a page in a language that runs from right to left: what logical properties do not turn. */
  mirrorCss(css: string): string;
  /** CSS that no first view needs, and its media: one file for all pages, linked at their end. */
  lateSheet(site: Site): LateSheet;
  /** The icons of blocks, by the names of the schema's `Icon`: outlines on a grid of 24, as shapes with attributes. */
  icons: Record<string, [shape: string, attributes: Record<string, string>][]>;
  /** What is drawn along lines, by the names of the schema's `Motif`: each a CSS `url()` to mask a color with. */
  motifs: Record<string, string>;
  /** The color of the browser's own bars, by color scheme. */
  themeColors(look: PageLook, site: Site): Record<"light" | "dark", string>;
  /** The icon of a site that has none of its own: rendered by satori. @param props.size its side in pixels */
  Letter: ComponentType<{ site: Pick<Site, "business" | "look" | "palette" | "fonts">; size: number }>;
  card: {
    look(look: PageLook, site: Site): Record<string, string>;
    /** Rendered by satori, which supports only flexbox and inline styles. */
    Words: ComponentType<CardText>;
    /** An SVG of the whole card, above the picture and below the words; turned around for a card that is mirrored. */
    backdrop(look: Record<string, string>): string;
    /** Where the picture begins; it ends at the right edge. */
    pictureLeft: number;
  };
}
