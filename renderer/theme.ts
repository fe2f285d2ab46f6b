import { fontFaces, fontFamilies } from "./fonts.generated";
import { screen } from "./screen";

export { screen };

/**
 * The design tokens. Blocks and layout use these and no loose colors, sizes or breakpoints.
 *
 * Colors are CSS custom properties, so that a section's tone and the dark scheme change them in
 * one place. Contrast pairs (WCAG 2.2, 1.4.3, at least 4.5:1): ink, muted and accent on paper
 * and on soft; onAccent on accent.
 */
export const color = {
  /** The background of the page or of the section's tone. */
  paper: "var(--paper)",
  /** A raised surface: a card, the top bar. */
  card: "var(--card)",
  /** Text. */
  ink: "var(--ink)",
  /** Text of less weight: captions, durations. */
  muted: "var(--muted)",
  /** Links, main buttons, prices. */
  accent: "var(--accent)",
  /** Text on the accent. */
  onAccent: "var(--on-accent)",
  /** Thin lines. */
  line: "var(--line)",
  /** The strand of gold: decoration alone, never text. */
  gold: "var(--gold)",
} as const;

/** Spacing in rem, on a scale of four pixels. */
export const space = {
  xs: "0.25rem",
  s: "0.5rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  xxl: "4rem",
} as const;

/** Font sizes: fluid between a phone of 360 px and a desktop of 1280 px. */
export const size = {
  small: "0.875rem",
  body: "1.0625rem",
  large: "1.25rem",
  h3: "clamp(1.15rem, 1.07rem + 0.35vw, 1.35rem)",
  h2: "clamp(1.6rem, 1.35rem + 1.1vw, 2.25rem)",
  h1: "clamp(2.1rem, 1.55rem + 2.4vw, 3.5rem)",
} as const;

/** The typefaces (`npm run fonts`): Fraunces speaks, Figtree explains. */
export const font = {
  body: `${fontFamilies.figtree}, sans-serif`,
  heading: `${fontFamilies.fraunces}, serif`,
} as const;

export const radius = { s: "0.375rem", m: "0.75rem", round: "999px" } as const;

export const width = {
  /** The widest that content grows. */
  page: "72rem",
  /** The widest that a line of running text grows: about 70 characters. */
  text: "42rem",
} as const;

export const shadow = "0 1px 2px rgb(60 30 10 / 0.08), 0 4px 16px rgb(60 30 10 / 0.07)";

/** Media queries, phone first. */
export const media = {
  medium: `@media ${screen.medium}`,
  large: `@media ${screen.large}`,
  /** Only for visitors who did not ask for less motion (WCAG 2.2, 2.3.3). */
  motion: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
} as const;

/** The smallest side of anything to press: WCAG 2.2, 2.5.8 asks for 24 px, a thumb for more. */
export const target = "2.75rem";

/** The height of the bar that comes up at the foot of the window: the page's end leaves room for it. */
export const bottomBar = "4rem";

/** The colors of the page itself; the pictures and the social cards are drawn in them, too. */
export const light = {
  "--paper": "#fffaf4",
  "--card": "#ffffff",
  "--ink": "#2b1a12",
  "--muted": "#6b5244",
  "--accent": "#9c3a1b",
  "--on-accent": "#ffffff",
  "--line": "#e8d8c6",
  "--gold": "#c98f2b",
};

/** What each tone of a section makes of the colors. */
export const tones = {
  plain: {},
  soft: { "--paper": "#f8ecdd", "--line": "#e2cbb1" },
  strong: {
    "--paper": "#33190f",
    "--card": "#43241a",
    "--ink": "#fff4e6",
    "--muted": "#e3c9b3",
    "--accent": "#f3b562",
    "--on-accent": "#2b1a12",
    "--line": "#5f3a2b",
  },
} as const;

/** The styles of the page itself, for one `<Global>`. */
const elementStyle = {
  ":root": light,
  "*, *::before, *::after": { boxSizing: "border-box" },
  // What is jumped to or takes the focus stays clear of the bars (WCAG 2.2, 2.4.11).
  html: {
    scrollPaddingTop: "5rem",
    scrollPaddingBottom: `calc(${bottomBar} + ${space.m})`,
    WebkitTextSizeAdjust: "100%",
    colorScheme: "light",
  },
  body: {
    margin: 0,
    background: color.paper,
    color: color.ink,
    fontFamily: font.body,
    fontSize: size.body,
    lineHeight: 1.6,
  },
  "h1, h2, h3, h4": { fontFamily: font.heading, lineHeight: 1.2, textWrap: "balance", margin: 0 },
  "p, ul, ol, dl, dd, figure, blockquote": { margin: 0 },
  "img, svg": { display: "block", maxWidth: "100%" },
  a: { color: color.accent },
  ":focus-visible": { outline: `3px solid ${color.accent}`, outlineOffset: "2px" },
  [media.motion]: { html: { scrollBehavior: "smooth" } },
} as const;

/** Everything that stands in the CSS of every page: the typefaces and the elements. */
export const pageStyle = [...fontFaces.map((face) => ({ "@font-face": face })), elementStyle];
