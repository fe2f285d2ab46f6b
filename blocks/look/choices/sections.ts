import type { Site } from "../../../renderer/contract/types.generated";
import { color, hairline, media, radius, shadow, size, space, stroke, width } from "../theme";
import { accentTone, CARDS, deepTone, paperTone, part, type Rules } from "./parts";

const section = `${part.section}:not([data-folded])`;
const heading = `${section} > div > div:first-child:not(:last-child)`;

/** How sections follow one another, and where their headings are: by `look.rhythm`. */
export const rhythms: Record<Site["look"]["rhythm"], Rules> = {
  even: {},
  /** One narrow column; headings in the middle, and a short line before each. */
  column: {
    [`${part.section} > div`]: { [media.large]: { width: `min(100% - 2 * ${space.gutter}, 60rem)` } },
    [heading]: { textAlign: "center" },
    [`${heading} > :is(h2, p)`]: { marginInline: "auto" },
    [`${heading} > h2::before`]: {
      content: '""',
      display: "block",
      width: space.xxl,
      height: "5px",
      margin: `0 auto ${space.l}`,
      borderBlock: `${stroke.hair} solid ${color.gold}`,
      background: "none",
      mask: "none",
      WebkitMask: "none",
    },
  },
  /** Far apart, with large headings over the whole width and a line above each. */
  wide: {
    [section]: { paddingBlock: "clamp(3rem, 1rem + 7vw, 8rem)", marginBlock: 0 },
    [`${section} h2`]: { maxWidth: "18em", fontSize: "min(10vw, clamp(2rem, 1.2rem + 3.4vw, 4.2rem))" },
    [`${heading} > p`]: { fontSize: size.quote },
  },
  /** Close together between thick lines; headings at the side of a wide screen. */
  tight: {
    [section]: { marginBlock: 0, paddingBlock: space.xl, borderTop: `${stroke.bar} solid ${color.ink}` },
    [`${section} > div`]: {
      [media.large]: {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2.4fr)",
        columnGap: space.xl,
        "& > :nth-child(n + 2)": { gridColumn: 2, marginTop: `-${space.l}`, minWidth: 0 },
      },
    },
    [`${section} h2`]: { [media.large]: { fontSize: "clamp(2.2rem, 3.6vw, 3.4rem)" } },
  },
  /** Far apart, headings in the middle. */
  airy: {
    [section]: { paddingBlock: "clamp(2.5rem, 1rem + 5vw, 6rem)", marginBlock: 0 },
    [heading]: { [media.large]: { maxWidth: width.text } },
    [`${section} h2`]: { fontSize: "min(9vw, clamp(1.6rem, 1.2rem + 1.7vw, 2.6rem))" },
  },
  /** Numbered, with the number in the margin of a wide screen. */
  numbered: {
    main: { counterReset: "section" },
    [section]: { counterIncrement: "section" },
    [heading]: {
      paddingTop: space.m,
      borderTop: `${stroke.line} solid ${color.accent}`,
      [media.large]: { display: "grid", gridTemplateColumns: "6rem minmax(0, 1fr)" },
    },
    [`${heading} > :is(h2, p)`]: { [media.large]: { gridColumn: 2 } },
    [`${heading}::before`]: {
      content: 'counter(section, decimal-leading-zero) / ""',
      color: color.accent,
      fontSize: size.quote,
      fontVariantNumeric: "tabular-nums",
      [media.large]: { gridRow: "1 / 3" },
    },
    [`${heading} > h2::before`]: { display: "none" },
  },
};

/** An entry that may have no room at its sides where it has no edge. */
const entry = "main ul[data-print=pairs] > li";

const noSheet = { background: "none", border: 0, outline: 0, boxShadow: "none", borderRadius: 0 } as const;

/** What lists, cards and tables are on: by `look.cards`. */
export const surfaces: Record<Site["look"]["cards"], Rules> = {
  raised: {},
  /** A line above each, as in a printed list. */
  lines: {
    [CARDS]: { ...noSheet, borderTop: hairline, paddingInline: 0 },
    "main table, main [data-print=reach] ul": { borderBlock: `3px double ${color.line}` },
    "main [data-print=reach] li": { background: "var(--paper)" },
  },
  /** Nothing but the space around them. */
  open: {
    [CARDS]: { ...noSheet, paddingInline: 0 },
    "main ul[data-print=columns] > li": { borderTop: 0 },
    "main [data-print=reach] li": { background: "var(--paper)" },
  },
  /** A thick edge. */
  outlined: {
    [entry]: { padding: space.l },
    [CARDS]: {
      ...noSheet,
      border: `${stroke.line} solid ${color.ink}`,
      "--line": "var(--ink)",
    },
    "main ul[data-print=columns] > li": { borderTop: `${stroke.line} solid ${color.ink}` },
  },
  /** On a tint, without an edge. */
  flat: {
    [entry]: { padding: space.l },
    [CARDS]: { ...noSheet, background: "var(--soft)", borderRadius: radius.m, "--card": "var(--soft)" },
    "main ul[data-print=columns] > li": {
      padding: `${space.l} ${space.card}`,
      border: 0,
      borderRadius: radius.m,
      background: "var(--soft)",
    },
  },
  /** White on the ground of the page, with a wide shadow. */
  floating: {
    [entry]: { padding: space.l },
    [`${CARDS}, main ul[data-print=columns] > li`]: {
      border: 0,
      outline: 0,
      background: color.card,
      borderRadius: radius.m,
      boxShadow: `0 1rem 2.5rem -1.25rem ${color.line}, ${shadow}`,
    },
    "main ul[data-print=columns] > li": { padding: space.l },
  },
};

const disc = "main li > span:first-child";

/** The frames of icons: by `look.iconFrames`. */
export const iconFrames: Record<Site["look"]["iconFrames"], Rules> = {
  disc: {},
  /** Only the icon. */
  plain: {
    [disc]: { border: 0, background: "none", width: "auto", height: "auto" },
  },
  /** Filled with the accent. */
  filled: {
    [disc]: { ...accentTone, border: 0 },
  },
  /** On a tint. */
  soft: {
    [disc]: { border: 0, background: "color-mix(in srgb, var(--accent) 12%, var(--card))" },
  },
  /** None: words only. */
  none: {
    [disc]: { display: "none" },
    "main ul[data-print=columns] > li": { display: "block" },
  },
};

/** How headings are set: by `look.headings`. */
export const headingStyles: Record<Site["look"]["headings"], Rules> = {
  plain: {},
  /** As in a book: a little larger, letters as they come. */
  book: {
    "body :is(h1, h2, h3)": { letterSpacing: 0 },
    "main h3:not([data-print=reach] h3)": { fontSize: "clamp(1.3rem, 1.2rem + 0.5vw, 1.6rem)" },
  },
  /** Close letters. */
  close: { "body :is(h1, h2)": { letterSpacing: "-0.035em" } },
};

/** Headings in capitals, tight: by `fonts.headingCase`. */
export const capitals: Rules = {
  "body :is(h1, h2)": { textTransform: "uppercase", letterSpacing: 0, lineHeight: 0.98 },
  "main h3:not([data-print=reach] h3)": {
    fontSize: "clamp(1.35rem, 1.2rem + 0.6vw, 1.7rem)",
    letterSpacing: "0.005em",
  },
};

const words = `${part.closing} > div`;

/** The closing invitation and the end of the page: by `look.closing`. */
export const closings: Record<Site["look"]["closing"], Rules> = {
  band: {},
  /** In the middle between two lines, on the ground of the page. */
  letter: {
    [part.closing]: { ...paperTone, paddingBlock: space.xl },
    [words]: {
      display: "block",
      maxWidth: "46rem",
      padding: `${space.xxl} 0`,
      borderBlock: `3px double ${color.gold}`,
      textAlign: "center",
    },
    [`${words} h2`]: { marginInline: "auto" },
    [`${words} > :last-child`]: { justifyContent: "center", flexDirection: "row", marginTop: space.l },
    [part.footer]: { ...paperTone, borderTop: hairline },
  },
  /** Very large words, over the whole width. */
  wide: {
    [part.closing]: { paddingBlock: "clamp(4rem, 10vw, 10rem)" },
    [words]: { display: "block" },
    [`${words} h2`]: { maxWidth: "16em", fontSize: "clamp(2.2rem, 1rem + 5.6vw, 6rem)", lineHeight: 1.02 },
    [`${words} > :last-child`]: { flexDirection: "row", marginTop: space.xl },
    [part.footer]: { borderTop: `${stroke.hair} solid var(--deep-line)` },
  },
  /** On the accent, and so is the end of the page. */
  poster: {
    [`${part.closing}, ${part.footer}`]: accentTone,
    [`${part.closing} h2`]: { fontSize: "clamp(2.4rem, 1rem + 6vw, 6rem)", maxWidth: "none" },
    [`${part.closing} a[data-quiet]`]: { background: "none" },
    [part.footer]: { borderTop: `${stroke.bar} solid var(--on-own)` },
  },
  /** A strong card on the page. */
  inset: {
    [part.closing]: { ...paperTone, paddingBlock: `0 ${space.xxl}` },
    [words]: { ...deepTone, padding: "clamp(2rem, 5vw, 4.5rem)", borderRadius: radius.m },
    [part.footer]: { ...paperTone, background: "var(--soft)" },
  },
  /** A frame with round corners around it. */
  framed: {
    [part.closing]: { ...paperTone, paddingBlock: space.xl },
    [words]: {
      display: "block",
      padding: "clamp(2rem, 5vw, 4.5rem)",
      border: `${stroke.line} solid ${color.accent}`,
      borderRadius: "min(45vw, 16rem) min(45vw, 16rem) 0 0",
      borderBottom: 0,
      textAlign: "center",
    },
    [`${words} > div:first-child`]: { maxWidth: width.lead, margin: `${space.xxl} auto 0` },
    [`${words} > :last-child`]: { justifyContent: "center", flexDirection: "row", marginTop: space.l },
  },
};
