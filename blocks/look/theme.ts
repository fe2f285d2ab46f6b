import { SITE_PROPERTY } from "../../renderer/contract/design";
import type { PageLook, Site } from "../../renderer/contract/types.generated";
import { largeScreen } from "./largeScreen";
import { motifTile } from "./motifs/motifs";
import { colorsOf, isDark, onDeep, propertiesOf } from "./palette";
import { settable, siteProperties, strongProperties } from "./siteProperties";

/**
 * The design tokens: blocks and layout use no others (docs/design.md). Colors are CSS custom properties, so that a
 * section's tone, a page's accent and the dark scheme change them in one place; their values are in `palette.ts`.
 */
export const color = {
  /** The background of the page or of the section's tone. */
  paper: "var(--paper)",
  /** A raised surface: a card, the top bar. */
  card: "var(--card)",
  ink: "var(--ink)",
  /** Secondary text: captions, durations. Also the edges of fields. */
  muted: "var(--muted)",
  /** Links, main buttons, prices: the page's own accent. */
  accent: "var(--accent)",
  /** The accent under a pointer: nearer to the ink, so that the words on it gain contrast. */
  accentHover: "color-mix(in oklab, var(--accent) 84%, var(--ink))",
  /** Text on the accent. */
  onAccent: "var(--on-accent)",
  line: "var(--line)",
  /** Decoration, never text. */
  gold: "var(--gold)",
  /** The ground of pictures that are made for white paper, such as logos, in the dark too. */
  white: "#fff",
  /** Over the page while a dialog is open. */
  veil: "rgb(29 18 12 / 0.6)",
} as const;

/** Spacing in rem, on a scale of four pixels. */
export const space = {
  xs: "0.25rem",
  s: "0.5rem",
  sm: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  xxl: "4rem",
  /** Above and below a section: less on a phone. */
  band: "clamp(2rem, 0.9rem + 4.9vw, 5.25rem)",
  /** Beside the text of a card: less on a small phone. */
  card: "clamp(1rem, 6vw, 1.5rem)",
  /** Beside the content, clear of a phone's rounded corners and camera. */
  gutter: "max(clamp(1rem, 4vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))",
} as const;

/** Font sizes: fluid between a phone of 360 px and a desktop of 1280 px. */
export const size = {
  /** Words for screen readers within a line: hidden in another way, they would end it, and their sentence. */
  unseen: 0,
  small: "0.875rem",
  /** Words that share a line of a phone with others, such as two buttons. */
  beside: "1rem",
  body: "1.0625rem",
  large: "1.1875rem",
  /** The name of the business in the top bar: two lines on a phone. */
  brand: "clamp(0.95rem, 0.75rem + 0.9vw, 1.2rem)",
  h3: "clamp(1.2rem, 1.12rem + 0.35vw, 1.4rem)",
  /** A quote; a list that reads as one line. */
  quote: "clamp(1.35rem, 1.15rem + 0.85vw, 1.85rem)",
  // With text enlarged on a phone, at most 10vw: else a word of fourteen letters has no room on a line.
  h2: "min(10vw, clamp(1.75rem, 1.35rem + 1.75vw, 2.85rem))",
  /** Of a section that is read only by some. */
  h2Second: "min(9vw, clamp(1.4rem, 1.2rem + 0.9vw, 2rem))",
  /** Of a closed section in a list of them. With text enlarged on a phone, a word of eight letters has room beside the arrow. */
  h2Closed: "min(8vw, clamp(1.2rem, 1.12rem + 0.35vw, 1.4rem))",
  // On a phone "in" and a town with its state must fit on one line.
  h1: "min(8.8vw, 1.6rem + 2.9vw, 3.6rem)",
  /** The same beside a picture, where a town with its state must fit in half of the width. */
  h1Beside: "clamp(1.7rem, 4.2vw, 3.25rem)",
} as const;

/** The typeface of leads in the theme `warm`. */
const LEAD = 'Figtree,"Lead Fallback: Arial","Lead Fallback: Roboto",sans-serif';

/** The typefaces of the site. */
export const font = {
  body: "var(--sans)",
  heading: "var(--serif)",
  /** That of text, with fallbacks that never need more lines than it: for text whose height is kept (`reservedHeight.ts`). */
  lead: settable("lead", LEAD),
} as const;

/** How round the corners are: of a field, of a card or picture, and of a button. */
export const radius = {
  s: settable("corner-small", "0.375rem"),
  m: settable("corner", "0.75rem"),
  round: settable("pill", "999px"),
} as const;

/** The edge of a picture: seen on light and on dark grounds. */
const pictureEdge = "#8883";

/** How thick lines are. */
export const stroke = {
  /** Between parts; the edge of a card or a field. */
  hair: "1px",
  /** The edge of a button, the arrow of a menu, decoration in gold. */
  line: "2px",
  /** At the side of a note or a recommendation. */
  bar: "4px",
} as const;

/** The thin rule of a printed menu: between rows, around cards. */
export const hairline = `${stroke.hair} solid ${color.line}`;

/** How wide parts are at most. */
export const width = {
  /** The maximum width of content. */
  page: "72rem",
  /** The maximum width of running text: about 70 characters. */
  text: "42rem",
  /** A lead below the main heading, and a box of a few words. */
  lead: "36rem",
  note: "28rem",
} as const;

export const shadow = "0 4px 16px #2b1a1217";

/** A picture as wide as its place, cut to a shape. */
export const croppedTo = (aspectRatio: string) =>
  ({ width: "100%", height: "auto", aspectRatio, objectFit: "cover", borderRadius: radius.m }) as const;

/** A raised sheet of paper: a card, a price list. */
export const sheet = { background: color.card, border: hairline, borderRadius: radius.m, boxShadow: shadow } as const;

/** Text in the size of an `h3` that is not a heading: the name of a row, a question. */
export const headline = { fontFamily: font.heading, fontSize: size.h3, fontWeight: 600, lineHeight: 1.3 } as const;

/** Running text with its lists, no wider than is easy to read. */
export const prose = {
  maxWidth: width.text,
  display: "grid",
  gap: space.s,
  "& ul, & ol": { paddingInlineStart: space.l },
} as const;

/** The frame of an icon, round. */
export const disc = (side: string, edge: string) => ({
  display: "grid",
  placeItems: "center",
  width: side,
  height: side,
  border: `${edge} solid ${color.accent}`,
  borderRadius: radius.round,
  background: color.card,
  color: color.accent,
});

/** The accent as a ground. Forced colors stay: the browser's own would be one color for the text and its ground. */
export const onAccentGround = { background: color.accent, color: color.onAccent, forcedColorAdjust: "none" } as const;

/** An arrowhead made of two borders, for a pseudo-element: a character would be underlined and read aloud. */
export const arrowhead = {
  content: '""',
  boxSizing: "border-box",
  width: "0.5em",
  height: "0.5em",
  borderInlineEnd: `${stroke.line} solid`,
  borderBlockEnd: `${stroke.line} solid`,
} as const;

/** The same, pointing to where a link leads: few typefaces have an arrow, and one of the system has to be found for it. */
export const arrowAhead = {
  ...arrowhead,
  flex: "none",
  marginInlineEnd: "0.125em",
  transform: "rotate(315deg)",
} as const;

/** Movement under a pointer, within `media.motion`: a card up, a button down. */
export const nudge = { lifted: "translateY(-3px)", pressed: "translateY(1px)" } as const;

/** How long a change under a pointer takes; use it within `media.motion`. */
export const quick = "0.18s ease-out";

/** A list without marks. */
export const plainList = { listStyle: "none", padding: 0 } as const;

/** A list below a heading, laid out in a grid. */
export const gridList = { ...plainList, marginTop: space.l, display: "grid" } as const;

/** The widths at which a layout may change, for scripts: `matchMedia(screen.large)`. */
export const screen = {
  medium: "(min-width: 40rem)",
  large: largeScreen,
  /** A phone with room for two buttons, if their words are short (`Actions.tsx`), or a small picture and a heading side by side. */
  roomy: "(min-width: 23.4rem) and (max-width: 39.99rem)",
  /** With a margin beside the content. */
  wide: "(min-width: 80rem)",
  /** At most some 15 lines of text, as with enlarged text or a zoomed page: bars that stay in view would take half. */
  short: "(max-height: 30rem)",
  /** The browser has replaced all colors by the visitor's own. */
  forced: "(forced-colors: active)",
} as const;

/** Media queries, phone first. */
export const media = {
  /** At least the smallest phone with text of the usual size, so that a short word fits on every line. */
  phone: "@media (min-width: 20rem)",
  medium: `@media ${screen.medium}`,
  large: `@media ${screen.large}`,
  /** Narrower than a desktop; in the older syntax, since Safari before 16.4 knows no `not` in parentheses. */
  narrow: `@media not all and ${screen.large}`,
  /** A phone that is held upright. */
  upright: "@media (max-width: 39.99rem) and (min-height: 30.01rem)",
  /** A phone. */
  narrowest: `@media not all and ${screen.medium}`,
  roomy: `@media ${screen.roomy}`,
  /** A phone with room for a name and a price side by side. */
  compact: "@media (min-width: 20rem) and (max-width: 39.99rem)",
  /** Wide enough for two columns, but not for three. */
  tablet: `@media ${screen.medium} and (not ${screen.large})`,
  /** A desktop without a margin beside the content. */
  full: `@media ${screen.large} and (max-width: 79.99rem)`,
  /** Fewer than some 20 characters fit on a line, and long words do not: text enlarged on a phone (WCAG 2.2, 1.4.4). */
  tight: "@media (max-width: 19.9rem)",
  /** No room for a long name beside two buttons, or beside a price with the spaces of WCAG 2.2, 1.4.12. */
  small: "@media (max-width: 22rem)",
  short: `@media ${screen.short}`,
  /** The same and narrow: a zoomed page, and no phone that is held sideways. */
  lowest: `@media ${screen.short} and (max-width: 30rem)`,
  /** A pointer that can rest on something without pressing it. */
  hover: "@media (hover: hover)",
  scripted: "@media (scripting: enabled)",
  unscripted: "@media (scripting: none)",
  /** Only for visitors who did not ask for less motion (WCAG 2.2, 2.3.3). */
  motion: "@media (prefers-reduced-motion: no-preference)",
  /** Not for print, which is always light. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  forced: `@media ${screen.forced}`,
  print: "@media print",
} as const;

/** The minimum side of anything to press: WCAG 2.2, 2.5.8 requires 24 px, a thumb needs more. */
export const target = "2.75rem";

/** The height of main buttons and of fields. */
export const control = "3rem";

/** The height of the sticky bar, for which the footer leaves room. */
export const bottomBar = "4rem";

export const tones = {
  plain: {},
  soft: { "--paper": "var(--soft)", "--line": "var(--soft-line)" },
  strong: {
    "--paper": "var(--deep)",
    "--card": "var(--deep-card)",
    "--line": "var(--deep-line)",
    ...onDeep,
    // A page's own accent is for its light grounds.
    [`${SITE_PROPERTY}drawn`]: "var(--accent)",
  },
} as const;

const elementStyle = {
  "*": {
    // Not of `*::before` and `*::after`: Chromium would compute the style of both for each element, half of all its styles.
    boxSizing: "border-box",
    // A target of a jump or of the focus stays clear of the bars (WCAG 2.2, 2.4.11). Not a scroll padding of the page,
    // below which the browser would also scroll what is in a bar: the page would move with each step of the focus there.
    scrollMarginBlock: `5rem calc(${bottomBar} + ${space.m})`,
  },
  "header *": { scrollMarginBlock: 0 },
  html: { WebkitTextSizeAdjust: "100%" },
  // Also of controls without text, such as radio buttons: for each font of its own, the browser has to find one.
  "button, input, select, textarea": { font: "inherit" },
  body: {
    margin: 0,
    background: color.paper,
    color: color.ink,
    fontFamily: font.body,
    fontSize: size.body,
    lineHeight: 1.6,
    // No last line of one short word, in whatever element.
    textWrap: "pretty",
    // The footer takes what a short page leaves of the window.
    display: "flex",
    flexDirection: "column",
    minHeight: "100dvh",
    "& > *": { flex: "none" },
    [media.tight]: { overflowWrap: "anywhere" },
  },
  "h1, h2, h3, h4": {
    fontFamily: font.heading,
    fontWeight: 600,
    lineHeight: 1.15,
    letterSpacing: "-0.012em",
    textWrap: "balance",
    overflowWrap: "anywhere",
    margin: 0,
    [media.tight]: { hyphens: "auto" },
  },
  h2: { fontSize: size.h2, maxWidth: width.text },
  h3: { fontSize: size.h3 },
  "p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
  "img, svg": { display: "block", maxWidth: "100%" },
  // A picture as light as the paper still has an edge.
  "main img": { outline: `${stroke.hair} solid ${pictureEdge}`, outlineOffset: `-${stroke.hair}` },
  a: { color: color.accent, textDecorationThickness: stroke.hair, textUnderlineOffset: "0.2em" },
  "a:hover": { textDecorationThickness: stroke.line },
  ":focus-visible": { outline: `3px solid ${color.accent}`, outlineOffset: "2px", borderRadius: radius.s },
  "::selection": { background: color.gold, color: "#1d120c" },
  // Of a text (`Words.tsx`); with very large letters on a phone, a unit may have to break.
  [media.phone]: { ".unit": { whiteSpace: "nowrap" } },
  [media.motion]: { html: { scrollBehavior: "smooth" } },
  // On their way from a card to a hero both pictures fill the box, whatever their shape (`pageTransition.ts`).
  "::view-transition-old(picture), ::view-transition-new(picture)": { height: "100%", objectFit: "cover" },
} as const;

/** The CSS of every page besides its typefaces: the colors in both schemes, and the elements. */
export function pageStyle({ accent, motif }: PageLook, site: Site) {
  const { light, dark } = colorsOf(accent, site.palette);
  const drawn = motif ?? site.look.motif;
  const { families } = site.fonts.typefaces;
  const lead = families.lead.replaceAll(", ", ",");
  const byDay = { ...propertiesOf(light), ...strongProperties(light) };
  const byNight = { ...propertiesOf(dark), ...strongProperties(dark) };
  const colors = {
    ":root": {
      ...byDay,
      "--motif": motifTile(drawn),
      "--sans": families.text,
      "--serif": families.heading,
      ...(lead !== LEAD && { "--site-lead": lead }),
      ...siteProperties({ accent, motif }, site),
      colorScheme: isDark(light) ? "dark" : "light dark",
    },
    [media.dark]: {
      ":root": Object.fromEntries(Object.entries(byNight).filter(([name, value]) => value !== byDay[name])),
      // The light ground of a drawing would glare; skin, dimmed alone, would look ashen. A photograph keeps its colors
      // (`Picture.tsx`).
      "main img": { filter: "brightness(.84)saturate(1.2)" },
    },
  };
  return [colors, elementStyle];
}
