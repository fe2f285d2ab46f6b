import { SITE_PROPERTY } from "../../renderer/contract/design";
import type { DayColors, Motif, PageLook, Site } from "../../renderer/contract/types.generated";
import { motifTile } from "./motifs/motifs";

/**
 * A value that a site may set, as CSS: this value where it does not, also in what an island adds later.
 *
 * @param name such as `corner`
 */
export function settable(name: string, value: string): string {
  return `var(${SITE_PROPERTY}${name}, ${value})`;
}

/** The corners of the theme `warm`, which are the values of `radius` in `theme.ts`. */
const CORNERS: Record<Site["look"]["radius"], Record<string, string>> = {
  round: {},
  small: { "corner-small": "0.1875rem", corner: "0.375rem", pill: "0.375rem" },
  none: { "corner-small": "0", corner: "0", pill: "0" },
};

/** A motif that is drawn small everywhere, in rows where a braid is large. */
const SMALL = {
  stage: "1.5rem",
  rest: "linear-gradient(var(--line),var(--line)) center/100% 2px no-repeat",
};

/** Motifs that are no braids; all others have the values that `motif.ts` and `Stages.tsx` give. */
const MOTIFS: Partial<Record<Motif, Record<string, string>>> = {
  none: { mark: "none" },
  line: {},
  dots: SMALL,
  wave: SMALL,
};

/** Those that grow along their tile: where rows of them fill a ground, each tile's edge would be seen. */
const GROWING: Motif[] = ["fine", "taper"];

/** A braid of the page's own is drawn so large that its kind is seen; its name is for the braid in the margin (`lateSheet.ts`). */
const LARGE = { edge: "2.25rem" };

/** The plait of the site, in full. */
const EVEN_PLAIT = /* @__PURE__ */ motifTile("plait");

const NOTHING = "linear-gradient(transparent,transparent)";
const SOLID = "linear-gradient(#000,#000)";

/** Where a motif is not drawn large, there are thin lines. */
const THIN = {
  edge: "1px",
  "edge-mask": SOLID,
  ground: NOTHING,
  done: SOLID,
  stage: "0.375rem",
  rest: "var(--line)",
};

/** Whether a motif is one of strands: their larger drawings are braids, too. */
export function isBraid(motif: Motif): boolean {
  return !(motif in MOTIFS);
}

/** The properties of `settable` by which a page differs, apart from its colors. */
export function siteProperties({ accent, motif: own }: PageLook, { look }: Pick<Site, "look">): Record<string, string> {
  const motif = own ?? look.motif;
  const thin = motif === "none" || motif === "line" ? THIN : {};
  const ground = GROWING.includes(motif) && { ground: EVEN_PLAIT };
  const drawn = isBraid(motif) ? (own ? { ...LARGE, kind: own, ...ground } : {}) : { ...thin, ...MOTIFS[motif] };
  return prefixed({ ...CORNERS[look.radius], ...drawn, ...(accent && { drawn: "var(--accent)" }) });
}

/** Text on strong grounds: in the theme `warm` the same in both schemes. */
export const onStrong = {
  deepInk: "#fff4e6",
  deepMuted: "#e3c9b3",
  deepAccent: "#f3b562",
  onDeepAccent: "#2b1a12",
} satisfies Partial<DayColors>;

/** The names of `onStrong` in CSS. */
const STRONG_NAMES = {
  deepInk: "deep-ink",
  deepMuted: "deep-muted",
  deepAccent: "deep-accent",
  onDeepAccent: "on-deep-accent",
} as const;

/** A color of text on strong grounds, as CSS. */
export function strong(name: keyof typeof onStrong): string {
  return settable(STRONG_NAMES[name], onStrong[name]);
}

/** Those colors of text on strong grounds that are not the usual ones. */
export function strongProperties(colors: DayColors): Record<string, string> {
  const names = (Object.keys(onStrong) as (keyof typeof onStrong)[]).filter((name) => colors[name] !== onStrong[name]);
  return prefixed(Object.fromEntries(names.map((name) => [STRONG_NAMES[name], colors[name]])));
}

function prefixed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${SITE_PROPERTY}${name}`, value]));
}
