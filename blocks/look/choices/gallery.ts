import type { Site } from "../../../renderer/contract/types.generated";
import { color, hairline, media, radius, size, space, stroke } from "../theme";
import { deepTone, type Rules } from "./parts";

const pictures = "main ul[data-print=pictures]";
const entry = `${pictures} > li`;
const figure = `${entry} > figure`;
const image = `${figure} img`;
const caption = `${figure} > figcaption`;

/** How the pictures of a gallery are arranged, no larger than its files are for: by `look.gallery`. */
export const galleries: Record<Site["look"]["gallery"], Rules> = {
  grid: {},
  /** In columns, tall and wide ones by turns. */
  columns: {
    [pictures]: { display: "block", columns: 2, columnGap: space.m, [media.medium]: { columnCount: 3 } },
    [entry]: { breakInside: "avoid", paddingBottom: space.l },
    [image]: { aspectRatio: "4 / 3" },
    [`${entry}:nth-of-type(3n + 1) img`]: { aspectRatio: "4 / 5" },
    [`${entry}:nth-of-type(4n + 2) img`]: { aspectRatio: "1" },
  },
  /** One row that is moved to the side. */
  strip: {
    [pictures]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(62vw, 30rem)",
      // Whole focus rings, and no scroll bar over the words.
      margin: `0 -${space.s}`,
      padding: `${space.l} ${space.s}`,
      [media.narrowest]: { marginInlineEnd: `calc(-1 * ${space.gutter})` },
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollSnapType: "x proximity",
      scrollPaddingInline: space.s,
      scrollbarWidth: "thin",
    },
    [entry]: { scrollSnapAlign: "start" },
    [image]: { aspectRatio: "4 / 3" },
  },
  /** The first one large, the others around it. */
  first: {
    [pictures]: { [media.medium]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    [`${entry}:first-of-type`]: { [media.medium]: { gridArea: "span 2 / span 2" } },
    [`${entry}:first-of-type figcaption`]: { [media.medium]: { fontSize: size.large } },
    [image]: { [media.narrowest]: { aspectRatio: "4 / 3" } },
  },
  /** Side by side without a space, their words on them; on a phone, where they would cover half, below them. */
  over: {
    [pictures]: { gap: stroke.line },
    [figure]: { height: "100%", background: "var(--deep)", [media.medium]: { display: "grid" } },
    [`${figure} > *`]: { gridArea: "1 / 1" },
    [`${figure} > a, ${image}`]: { borderRadius: 0, [media.medium]: { height: "100%" } },
    [caption]: {
      ...deepTone,
      margin: 0,
      padding: space.sm,
      [media.medium]: {
        zIndex: 1,
        alignSelf: "end",
        paddingTop: space.xl,
        background: `linear-gradient(transparent, var(--deep) ${space.xl})`,
      },
    },
  },
  /** On cards in pairs, as prints on a wall, each with its words in the middle. */
  framed: {
    [pictures]: { gap: "clamp(0.75rem, 3vw, 2.5rem)", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [figure]: {
      height: "100%",
      padding: "clamp(0.5rem, 2vw, 1.5rem)",
      background: color.card,
      border: hairline,
      borderRadius: radius.s,
    },
    [image]: { borderRadius: 0, aspectRatio: "4 / 3" },
    [caption]: { justifyItems: "center", textAlign: "center", marginTop: space.m },
  },
};
