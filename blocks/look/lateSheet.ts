import { ADDRESS_PROPERTY, type LateSheet, SITE_PROPERTY } from "../../renderer/contract/design";
import { layoutIds } from "../../renderer/contract/layout";
import type { Site } from "../../renderer/contract/types.generated";
import { maskBy } from "./motif";
import { hangingPlaitTile, hangingTile, motifNames } from "./motifs/motifs";
import { isDark, toKebabCase } from "./palette";
import { isBraid, settable } from "./siteProperties";
import { bottomBar, color, font, media, screen, space, target, width } from "./theme";

/**
 * The CSS that no first view needs, in a file of its own that the page loads at its end: it neither adds to the page's
 * size nor blocks rendering. It comes after the page's own CSS and selects elements, ids and `data-*`, never classes.
 */

interface Rules {
  [selectorOrProperty: string]: Rules | string | number;
}

/** Elements that are not printed: those marked as such, and others without use on paper. */
const OFF_PAPER =
  "[data-print=not], [popover], header > a ~ a, button:not(h3 button), body > nav, body > section, footer nav, footer p";

/** Lists whose entries are side by side. */
const ROWS = "[data-print=columns], [data-print=pairs]";

/** Only the words, black on white, also in dark bands; a heading stays with the text that follows it. */
const paper: Rules = {
  "*": {
    "--paper": "#fff !important",
    "--card": "#fff !important",
    "--ink": "#000 !important",
    "--muted": "#000 !important",
    "--accent": "#000 !important",
    "--on-accent": "#000 !important",
    "--line": "#999 !important",
    "--gold": "#000 !important",
    // A printer that is told to print grounds prints none either.
    background: "none !important",
  },
  "*::before, *::after, img, svg": { display: "none !important" },
  "blockquote p::before, blockquote p::after": { display: "inline !important" },
  "main :has(> table), table": { border: "0 !important", outline: "0 !important" },
  // A table, even where a narrow screen has folded it.
  "main table": { display: "table !important", tableLayout: "auto !important", borderCollapse: "collapse !important" },
  "main thead": {
    display: "table-header-group !important",
    position: "static !important",
    width: "auto !important",
    height: "auto !important",
    clipPath: "none !important",
  },
  "main tbody": { display: "table-row-group !important" },
  "main :is(td, th)": {
    display: "table-cell !important",
    border: "0 !important",
    paddingInline: "0 1rem !important",
    textAlign: "start !important",
    verticalAlign: "top !important",
  },
  "main tr": { display: "table-row !important", borderBottom: "1px solid #999 !important" },
  "main td > span[aria-hidden]": { display: "none !important" },
  // The frame of an icon, and the column that it has.
  "span:has(> svg:only-child)": { display: "none !important" },
  ":has(> span > svg:only-child)": { display: "block !important" },
  "body > header > a > :is(svg, img)": { display: "block !important" },
  "body > header > a > img": { filter: "grayscale(1)" },
  // Pictures that the page is about.
  "[data-print=pictures]": { gridTemplateColumns: "repeat(4, 1fr) !important" },
  // Clip what a picture has outside its box: the `overflow` below applies to images, too.
  "[data-print=pictures] img": { display: "block !important", overflow: "clip !important" },
  [OFF_PAPER]: { display: "none !important" },
  body: { minHeight: 0, fontSize: "10pt", lineHeight: 1.25 },
  // First name and phone, then the address, then blocks marked `first`.
  "body > header": {
    position: "static !important",
    order: -2,
    borderBottom: "0 !important",
    padding: "0 0 4pt !important",
  },
  // The sheet has margins.
  "main section > div, body > footer > div": { width: "100% !important" },
  "body > header > a": { minHeight: "0 !important" },
  "body > footer": { order: -1, fontSize: "9pt !important", paddingBlock: "0 6pt !important" },
  main: { display: "flex", flexDirection: "column" },
  "body > footer > div": { display: "block !important" },
  // All on one line, if it is long enough.
  "address br": { display: "none !important" },
  "address > :not(br)": { display: "inline !important", marginInlineEnd: "1rem" },
  // The line with the day of an entry is before its first block.
  "main > :is(:first-child, p:first-child + *)": { order: -2 },
  "main > :is(:first-child:not(p), p:first-child + *) > *": { display: "block !important" },
  "[data-print=first]": { order: -1 },
  // Ways to reach the business are at the top of each first sheet: in full only on a page that has a map.
  "main:not(:has([data-map])) > [data-print=reach], [data-print=reach] li > div": { display: "none !important" },
  "[data-print=reach] ul": {
    display: "grid !important",
    gridTemplateColumns: "repeat(3, 1fr) !important",
    gap: "1pt 1.5rem !important",
    border: "0 !important",
  },
  "[data-print=reach] li": { borderTop: "1px solid #999 !important", paddingInline: "0 !important" },
  "[data-print=reach] h3 + p, [data-print=reach] h3 + p *": { fontSize: "13pt !important" },
  // Questions fill columns, since their answers differ in length; other lists are rows that start and end together.
  "[data-print=columns]": { display: "block !important", columns: "2 !important", columnGap: "1.5rem !important" },
  [`:is(ul, ol):is(${ROWS})`]: {
    display: "grid !important",
    columns: "auto !important",
    gap: "1pt 1.5rem !important",
  },
  "main p": { border: "0 !important", paddingInline: "0 !important" },
  "[data-print=columns]:not(:has(> :nth-child(4):last-child))": { gridTemplateColumns: "repeat(3, 1fr) !important" },
  // Four are two and two: none is left alone in a second row.
  "[data-print=pairs], :is([data-print=columns], [data-print=reach] ul):has(> :nth-child(4):last-child)": {
    gridTemplateColumns: "1fr 1fr !important",
  },
  [`:is(${ROWS}) > li`]: { gridColumn: "auto !important" },
  "[data-print=pairs] > :last-child:nth-child(odd)": { gridColumn: "1 / -1 !important" },
  // Below a line like all lists, not in a box.
  "[data-print=pairs] > li": {
    border: "0 !important",
    borderTop: "1px solid #999 !important",
    outline: "0 !important",
    paddingInline: "0 !important",
  },
  figcaption: { display: "flex !important" },
  // Two lines below each picture: what it shows, and its price.
  "[data-print=pictures] figcaption": { display: "grid !important" },
  "[data-print=pictures] strong:has(+ span)": { display: "none !important" },
  "[data-print=pictures] a": { textDecoration: "none" },
  "li:has(> figure)": { borderTop: "1px solid #999 !important" },
  // Stars at the end of the first line, without the words for screen readers beside them.
  "li > figure > p": { float: "inline-end", position: "relative", overflow: "clip !important" },
  "dl:has(svg):has(> :nth-child(4):last-child)": { gridTemplateColumns: "repeat(4, 1fr) !important" },
  "[data-print=columns] > li": { display: "block !important" },
  // The mark of a card, beside its name.
  "[data-print=pairs] > li > span": { insetBlockStart: "2pt !important", transform: "none !important" },
  details: { breakInside: "avoid" },
  "[data-print=row]": {
    display: "flex !important",
    flexWrap: "wrap",
    columnGap: "1.25rem !important",
    marginInline: "0 !important",
    clipPath: "none !important",
  },
  "[data-print=row] > li": { flex: "none", paddingInline: "0 !important" },
  // The opening hours are at the top of the sheet.
  "[data-print=row] > li:has([data-longest])": { display: "none" },
  "[data-print=row] > li *": { marginBlock: "0 !important" },
  "main *": {
    minHeight: "0 !important",
    maxWidth: "none !important",
    marginBlock: "1pt !important",
    paddingBlock: "0 !important",
    gap: "1pt 1rem !important",
    borderRadius: "0 !important",
    boxShadow: "none !important",
    overflow: "visible !important",
  },
  "main :not(h1, h2, h1 *, h2 *)": { fontSize: "10pt !important", lineHeight: "1.25 !important" },
  "main h1": { fontSize: "18pt !important", marginBlock: "4pt 6pt !important" },
  // The typeface of headings has one weight: in that of text, small titles are lighter than those of sections.
  "main :is(h3, h3 *, h4)": { fontFamily: `${font.body} !important` },
  "main h2": { fontSize: "13pt !important", marginBlockStart: "7pt !important" },
  // No page break after a heading and its lead, a text before a list, or a table's head. A caption, which could be left
  // on the sheet before, is not printed.
  "h1, h2, h3, div:has(> h2:last-child, > h2 + :last-child), p:has(+ ul), thead": { breakAfter: "avoid" },
  caption: { display: "none" },
  "li, tr, figure": { breakInside: "avoid" },
  p: { orphans: 3, widows: 3 },
  // Collapsed answers, without a script and with one.
  "details::details-content": { contentVisibility: "visible" },
  "h3 ~ [hidden]": { display: "block !important", contentVisibility: "visible" },
};

/** In the margin beside the content, on screens a little wider than the page: nearer to the edge than to the text. */
const margin: Rules = {
  position: "absolute",
  insetInlineStart: `calc((100% - ${width.page}) / 6 - 0.7rem)`,
  width: "1.25rem",
};

/** The color of the line below a page's opening, where a dark accent is as light as is seen on dark bands, too: 3:1 on all. */
const HAIR = `oklch(from ${settable("drawn", color.gold)} max(l, .605) c h)`;

/** Of the first block below the opening, also below a line with the day of an entry, or in a frame of its own. */
const belowOpening = (part: string) =>
  ["section:first-child + section", "section:first-child + div > section", "p:first-child + section + section"]
    .map((block) => `main > ${block}::${part}`)
    .join();

const strand: Rules = { content: '""', ...margin, insetBlock: 0, zIndex: 1, pointerEvents: "none" };

const cuff: Rules = { content: '""', ...margin, height: "1.25rem", background: HAIR };

const progress: Rules = { animation: "linear both", animationTimeline: "scroll()" };

/**
 * Three strands hang down the margin from the opening to the closing band, where a cuff ties them; scrolling weaves
 * them. They are behind both bands, which cover their ends, because the heights of the bands are unknown.
 */
const hangingBraid: Rules = {
  main: { position: "relative" },
  "main > :is(:first-child, p:first-child + *, [data-ties]:nth-last-child(-n + 2), [data-ties] + :last-child)": {
    zIndex: 3,
  },
  // The braid starts clear of the opening, level with the words of the first block below it.
  [belowOpening("after")]: {
    content: '""',
    ...margin,
    width: space.l,
    top: `calc(-1 * ${space.band})`,
    height: `calc(${space.band} + ${space.sm})`,
    background: "inherit",
    zIndex: 2,
  },
  // There it hangs from a cuff, as one ties its end.
  [belowOpening("before")]: { ...cuff, top: space.sm, borderRadius: "0.375rem 0.375rem 0 0", zIndex: 2 },
  // In a plain band's margin, the braid would be seen above and below what covers it.
  "main > [data-ties] + :last-child": { marginBlock: 0, paddingBlock: space.band },
  "main::before": { ...strand, background: HAIR, ...maskBy(`${hangingPlaitTile} 0 0 / 100% auto repeat-y`) },
  "main > :not([data-ties]) + [data-ties]:nth-last-child(-n + 2)::after": {
    ...cuff,
    top: 0,
    borderRadius: "0 0 0.375rem 0.375rem",
  },
  [media.motion]: {
    // The part that is not woven yet.
    "main::after": {
      ...strand,
      background: `repeating-linear-gradient(90deg, ${color.line} 0 0.25rem, transparent 0 0.75rem)`,
      ...progress,
      animationName: "unwoven",
    },
    "main::before": { ...progress, animationName: "woven" },
    "@keyframes woven": { from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } },
    "@keyframes unwoven": { from: { clipPath: "inset(0)" }, to: { clipPath: "inset(100% 0 0)" } },
  },
};

/** On a page with a braid of its own, that one hangs in the margin. */
function ownBraids(): Rules {
  const own = motifNames.filter(isBraid).map((name): [string, Rules] => {
    const tile = hangingTile(name);
    return [
      `@container style(${SITE_PROPERTY}kind: ${name})`,
      { "main::before": { WebkitMaskImage: tile, maskImage: tile } },
    ];
  });
  return Object.fromEntries(own);
}

const BAR = `#${layoutIds.stickyBar}`;

const SELDOM = `print, ${screen.short}, ${screen.forced}`;

/** Of windows in which the bars would take half of the height, and of a visitor's own colors. */
const rare: Rules = {
  [media.short]: {
    "*": { scrollMarginBlock: `${space.m} ${bottomBar}` },
    "body > header": { position: "static !important" },
    [BAR]: { minHeight: 0, paddingBlock: space.xs },
    [`${BAR} > a`]: { minHeight: target, paddingBlock: 0 },
  },
  [media.lowest]: { [BAR]: { display: "none" } },
  // The browser paints the visitor's colors; computed styles should say so, too.
  [media.forced]: {
    "*": {
      "--ink": "CanvasText !important",
      "--muted": "CanvasText !important",
      "--accent": "LinkText !important",
      "--on-accent": "Canvas !important",
    },
  },
};

/** @returns the style of a site: only where the motif is a braid, one hangs in the margin */
export function lateSheet({ look, palette }: Site): LateSheet {
  // The browser would fill the sheet of a site that is dark by day.
  const light = isDark(palette.day) && { ":root": { colorScheme: "light" } };
  const seldom = { ...rare, [media.print]: { "@page": sheetOfPaper, ...light, ...paper } };
  if (!isBraid(look.motif)) return { media: SELDOM, css: cssOf(seldom) };
  const screened = {
    [`@media screen and ${screen.wide}`]: {
      "@supports (animation-timeline: scroll()) and (color: oklch(from red l c h))": {
        ...hangingBraid,
        ...ownBraids(),
      },
    },
  };
  return { media: `${SELDOM}, ${screen.wide}`, css: cssOf({ ...seldom, ...screened }) };
}

/** The foot of a sheet, where a browser knows such boxes (Chrome from 131 on). */
const foot = { fontFamily: font.body, fontSize: "8pt", verticalAlign: "top", paddingTop: "3mm" };

/** A sheet of paper, with the address of the page and the number of the sheet at its foot. */
const sheetOfPaper: Rules = {
  margin: "12mm 12mm 15mm",
  "@bottom-left": { content: `var(${ADDRESS_PROPERTY})`, ...foot },
  "@bottom-right": { content: 'counter(page) " / " counter(pages)', ...foot },
};

function cssOf(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => (typeof value === "object" ? `${name}{${cssOf(value)}}` : `${toKebabCase(name)}:${value};`))
    .join("");
}
