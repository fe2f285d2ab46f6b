import type { Site } from "../../../renderer/contract/types.generated";
import { hairline, media, radius, screen, shadow, space, stroke, width } from "../theme";
import { accentTone, deepTone, part, type Rules } from "./parts";

const SIDE = "17rem";

/** Rules that hold only where the navigation is in the bar. */
const onDesktop = (rules: Rules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([selector, css]) => [selector, { [media.large]: css }]));

/** Where the name is, the links and the main button: by `look.header`. */
export const headers: Record<Site["look"]["header"], Rules> = {
  bar: {},
  /** Two rows in the middle: the name, and below it the links. */
  centered: onDesktop({
    [part.header]: {
      position: "static",
      flexDirection: "column",
      gap: space.s,
      paddingBlock: `${space.l} 0`,
      borderBottom: "3px double var(--line)",
    },
    [part.brand]: { marginInline: "auto", flexDirection: "column", fontSize: "clamp(1.6rem, 2.6vw, 2.3rem)" },
    [part.menu]: { width: "100%", justifyContent: "center", borderTop: hairline, paddingBlock: space.xs },
  }),
  /** The name between the links and the button, where there is room for all three; on the strong ground. */
  middle: {
    [part.header]: { ...deepTone, borderBottom: "0", paddingBlock: space.sm },
    [part.menu]: {
      "--line": "var(--deep-line)",
      [media.narrow]: { background: "var(--deep-card)" },
      [media.large]: { flex: "1 1 auto", justifyContent: "space-between" },
    },
    [`${part.menu} > nav ul ul`]: { columnGap: space.l },
    [part.brand]: {
      fontSize: "clamp(1.1rem, 0.7rem + 1.6vw, 1.7rem)",
      letterSpacing: "0.02em",
      [`@media ${screen.wide}`]: { position: "absolute", insetInline: 0, width: "max-content", marginInline: "auto" },
    },
  },
  /** On the accent, with a large name. */
  solid: {
    [part.header]: { background: "var(--own)", borderBottom: `${stroke.bar} solid var(--ink)`, paddingBlock: space.xs },
    [`${part.header} > :not(#menu)`]: { ...accentTone, borderColor: "var(--on-own)" },
    [part.menu]: { [media.large]: accentTone },
    [`${part.menu} > a`]: { [media.large]: { borderRadius: 0 } },
    [part.brand]: { fontSize: "clamp(1.4rem, 1rem + 1.6vw, 2.1rem)", textTransform: "uppercase" },
  },
  /** At the side of a desktop, as high as the window. */
  side: onDesktop({
    body: { paddingInlineStart: SIDE },
    [part.header]: {
      position: "fixed",
      insetBlock: 0,
      insetInlineStart: 0,
      width: SIDE,
      flexDirection: "column",
      alignItems: "stretch",
      gap: space.l,
      padding: space.l,
      overflowY: "auto",
      background: "var(--soft)",
      border: 0,
    },
    [part.brand]: { flex: "none", margin: 0, flexWrap: "wrap", fontSize: "1.35rem", gap: space.s },
    [part.menu]: { flex: "1 0 auto", flexDirection: "column", alignItems: "stretch", gap: space.m },
    [`${part.menu} > nav > ul`]: {
      flexDirection: "column",
      flexWrap: "wrap",
      alignItems: "stretch",
      gap: 0,
      border: 0,
      padding: 0,
    },
    [`${part.menu} details > div`]: {
      position: "static",
      display: "block",
      padding: `0 0 0 ${space.m}`,
      border: 0,
      boxShadow: "none",
    },
    [`${part.menu} > address`]: { display: "block" },
    "body > section": { insetInlineStart: SIDE },
  }),
  /** A sheet above the page, apart from the edges of the window. */
  floating: {
    [part.header]: {
      top: space.s,
      width: `min(100% - ${space.l}, ${width.page} + ${space.xl})`,
      margin: `${space.s} auto 0`,
      paddingInline: space.m,
      background: "var(--card)",
      border: hairline,
      borderRadius: radius.round,
      boxShadow: shadow,
      [media.narrow]: { width: `calc(100% - ${space.m})`, paddingInline: space.sm, borderRadius: radius.m },
    },
  },
};
