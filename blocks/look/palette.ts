/**
 * Every color of the site, measured: `tests/unit/theme/contrast.test.ts` holds each pair of text and
 * ground, in both schemes and under every accent, to WCAG 2.2, 1.4.3 (4.5:1), and the edges of
 * controls to 1.4.11 (3:1).
 */

/** What a page's accent changes: what is pressed or priced, the tint, the dark bands. */
interface Accent {
  /** Links, main buttons, prices. */
  accent: string;
  /** The ground of the soft tone, and the thin lines on it. */
  soft: string;
  softLine: string;
  /** The ground of the strong tone, the raised surface on it, and its lines. */
  deep: string;
  deepCard: string;
  deepLine: string;
}

/** By daylight: the paper is cream, the accents are dyes and earths. */
const day = {
  terracotta: accent("#9c3a1b", "#f8ecdd", "#e2cbb1", "#33190f", "#43241a", "#5f3a2b"),
  rose: accent("#a1304b", "#f5e4e1", "#e7c5c8", "#491a20", "#562a30", "#6d484d"),
  plum: accent("#74306a", "#f0e4e5", "#dbc5d0", "#3a1a2b", "#482a3a", "#614855"),
  gold: accent("#835608", "#f6ebd6", "#dfcfb7", "#3f2709", "#4c361a", "#65523a"),
  olive: accent("#586119", "#ededdb", "#d4d2bb", "#302b0f", "#3e3a20", "#59553f"),
  forest: accent("#2c6149", "#e6ebe1", "#c8d2c8", "#1a2f24", "#2a3f34", "#4a5c52"),
  cocoa: accent("#6a3f26", "#efe5dd", "#d8c9be", "#371f14", "#452f24", "#5f4c43"),
  indigo: accent("#434c8e", "#eae7ee", "#cecddd", "#292442", "#383352", "#54506c"),
};

/** By lamplight: warm browns, never black; each accent as it looks on them. */
const night: Record<keyof typeof day, Accent> = {
  terracotta: accent("#f0a06c", "#2c1c13", "#503423", "#491e0f", "#562e20", "#6d4b3f"),
  rose: accent("#f3a3ae", "#2c1c17", "#503533", "#4b1a21", "#582a31", "#6f484d"),
  plum: accent("#dfa6d6", "#2b1c1e", "#4c363c", "#3a1a2c", "#482a3b", "#614856"),
  gold: accent("#e9bb60", "#2b1e12", "#4e3b20", "#402809", "#4d371a", "#66533a"),
  olive: accent("#c6cc83", "#272013", "#463f29", "#302c0f", "#3e3b20", "#59563f"),
  forest: accent("#94cfae", "#1f2119", "#3a3f33", "#202c20", "#303b30", "#4d564d"),
  cocoa: accent("#dcb592", "#2a1d15", "#4b392c", "#372013", "#453024", "#5f4d42"),
  indigo: accent("#b4bdf2", "#251f24", "#413b43", "#292439", "#383347", "#545061"),
};

export type AccentName = keyof typeof day;
export const accentNames = Object.keys(day) as AccentName[];

/** The accent of a page that names none, and of the site as a whole. */
export const siteAccent: AccentName = "terracotta";

/** The custom properties of `:root` for a page of one accent. */
export function colorsOf(name: AccentName) {
  return { light: lightOf(day[name]), dark: darkOf(night[name]) };
}

function lightOf(own: Accent) {
  return {
    "--paper": "#fffaf4",
    "--card": "#ffffff",
    "--ink": "#2b1a12",
    "--muted": "#6b5244",
    "--on-accent": "#ffffff",
    "--line": "#e8d8c6",
    "--gold": "#c98f2b",
    ...propertiesOf(own),
  };
}

function darkOf(own: Accent) {
  return {
    "--paper": "#1d120c",
    "--card": "#2c1d15",
    "--ink": "#fbeee0",
    "--muted": "#d3bba8",
    "--on-accent": "#2b1a12",
    "--line": "#4a3427",
    "--gold": "#c98f2b",
    ...propertiesOf(own),
  };
}

function propertiesOf({ accent: main, soft, softLine, deep, deepCard, deepLine }: Accent) {
  return {
    "--accent": main,
    "--soft": soft,
    "--soft-line": softLine,
    "--deep": deep,
    "--deep-card": deepCard,
    "--deep-line": deepLine,
  };
}

/** The dark bands are dark by day, too: what stands on them is the same in both schemes. */
export const onDeep = {
  "--ink": "#fff4e6",
  "--muted": "#e3c9b3",
  "--accent": "#f3b562",
  "--on-accent": "#2b1a12",
} as const;

function accent(
  main: string,
  soft: string,
  softLine: string,
  deep: string,
  deepCard: string,
  deepLine: string,
): Accent {
  return { accent: main, soft, softLine, deep, deepCard, deepLine };
}
