import type { Site } from "../../../renderer/contract/types.generated";
import { color, hairline, media, radius, shadow, size, space, stroke, width } from "../theme";
import { accentTone, deepTone, part, type Rules } from "./parts";

/** In line with the content below, for a part that is as wide as the window. */
const inLine = `max(${space.gutter}, (100% - ${width.page}) / 2)`;

/** The picture fills its frame, whatever the shape of both. */
const filled = { position: "relative", margin: 0, alignSelf: "stretch", gridArea: "auto" } as const;

const frame = `${part.heroPicture} > div`;
const image = `${part.heroPicture} :is(img, [aria-hidden])`;
const free = { maxHeight: "none", clipPath: "none", outline: 0 } as const;

/** The facts in a row, where there is room. */
const inRow = { display: "flex", flexWrap: "wrap", gap: `${space.s} ${space.xl}`, maxWidth: "none" } as const;

/** How the opening of a page is composed: by `look.hero`. */
export const heroes: Record<Site["look"]["hero"], Rules> = {
  split: {},
  /** The picture as wide as the window, and the words on it at its foot. */
  full: {
    [part.hero]: { ...deepTone, padding: `${space.xl} 0` },
    [part.columns]: { width: "100%" },
    [part.pictured]: {
      position: "relative",
      gridTemplateColumns: "1fr",
      alignContent: "end",
      gap: 0,
      minHeight: "min(86vh, 54rem)",
      marginTop: `-${space.xl}`,
    },
    [part.heroWords]: { zIndex: 1, paddingInline: inLine },
    [`${part.pictured} > div:first-of-type`]: {
      paddingBlock: `7rem ${space.l}`,
      background: "linear-gradient(transparent, var(--deep) 8rem)",
    },
    // In no area of the grid: then it would fill only that one.
    [part.heroPicture]: { ...filled, position: "absolute", inset: 0 },
    [frame]: { height: "100%", borderRadius: 0 },
    [image]: { ...free, height: "100%", aspectRatio: "auto" },
    [`${part.columns} h1`]: { maxWidth: "16em", fontSize: "clamp(2.1rem, 1rem + 5.2vw, 5.5rem)", lineHeight: 1.02 },
    [part.heroFacts]: {
      zIndex: 1,
      ...inRow,
      padding: `${space.m} ${inLine} 0`,
      border: 0,
      background: "var(--deep)",
    },
  },
  /** Only words, in the middle. */
  type: {
    [part.hero]: { background: "none", paddingBlock: `${space.xxl} ${space.l}` },
    [part.columns]: { maxWidth: "58rem", textAlign: "center", gridTemplateColumns: "minmax(0, 1fr)" },
    [`${part.columns} :is(h1, p)`]: { marginInline: "auto" },
    [`${part.columns} h1`]: { maxWidth: "16em", fontSize: "clamp(2rem, 1.2rem + 4vw, 4.4rem)", lineHeight: 1.08 },
    [`${part.columns} [data-print=not]`]: { [media.medium]: { justifyContent: "center" } },
    [`${part.heroFacts} svg`]: { display: "none" },
    [part.heroFacts]: {
      [media.medium]: { ...inRow, justifyContent: "center", paddingBlock: space.m, borderBlock: hairline },
    },
  },
  /** The words on a card that covers a corner of the picture. */
  card: {
    [part.hero]: { background: "none" },
    [part.pictured]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: 0,
      [media.large]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))", columnGap: 0 },
    },
    [part.heroPicture]: {
      ...filled,
      order: -1,
      [media.large]: { gridColumn: "4 / 13", gridRow: 1, paddingBottom: space.xxl },
    },
    [frame]: { borderRadius: radius.m, [media.large]: { height: "100%" } },
    [image]: { [media.large]: { minHeight: "34rem", maxHeight: "40rem", height: "100%" } },
    [`${part.pictured} > div:first-of-type`]: {
      zIndex: 1,
      margin: `-${space.xxl} ${space.m} ${space.l}`,
      padding: `${space.l} clamp(1.25rem, 3vw, 3rem) clamp(1.5rem, 3vw, 3rem)`,
      background: color.card,
      borderRadius: radius.m,
      boxShadow: `0 1.5rem 3rem -1rem ${color.line}, ${shadow}`,
      [media.large]: { gridColumn: "1 / 7", gridRow: 1, alignSelf: "end", margin: 0 },
    },
    [part.heroFacts]: {
      [media.large]: { ...inRow, gridColumn: "1 / -1", marginTop: space.l, border: 0 },
    },
  },
  /** An upright picture with a round head, that stands on the next section. */
  portrait: {
    [part.hero]: { paddingBlockEnd: 0 },
    [part.columns]: { paddingBlockEnd: space.xl },
    [part.pictured]: {
      paddingBlockEnd: 0,
      [media.medium]: { gridTemplate: "1fr auto / minmax(0, 1.35fr) minmax(0, 1fr)" },
    },
    [part.heroPicture]: {
      ...filled,
      width: "min(100%, 19rem)",
      marginInline: "auto",
      [media.medium]: { gridArea: "1 / 2 / 3 / 3", alignSelf: "end", width: "100%", maxWidth: "27rem" },
    },
    [frame]: { borderRadius: "50vw 50vw 0 0" },
    [image]: { ...free, aspectRatio: "3 / 4" },
    [`${part.columns} h1`]: { [media.large]: { fontSize: "clamp(2.6rem, 4.4vw, 4rem)" } },
    [part.heroFacts]: { [media.medium]: { paddingBottom: space.xl, alignSelf: "start" } },
  },
  /** On the accent: a large heading, and beside it the facts as a list before any picture. */
  list: {
    [part.hero]: { ...accentTone, paddingBlock: `${space.l} 0` },
    [part.columns]: {
      paddingBlockEnd: space.l,
      [media.large]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", columnGap: space.xxl },
    },
    [part.pictured]: { paddingBlockEnd: 0 },
    [`${part.columns} h1`]: { maxWidth: "none", fontSize: "clamp(3rem, 1rem + 8.6vw, 8rem)", lineHeight: 0.95 },
    [part.heroFacts]: {
      display: "grid",
      gap: 0,
      padding: 0,
      border: 0,
      maxWidth: "none",
      alignSelf: "end",
      fontSize: size.large,
      [media.large]: { gridArea: "1 / 2" },
    },
    [`${part.heroFacts} > li`]: { paddingBlock: space.m, borderTop: `${stroke.bar} solid` },
    [part.heroPicture]: { ...filled, order: 3, gridColumn: "1 / -1", marginInline: "calc((100% - 100vw) / 2)" },
    [frame]: { borderRadius: 0 },
    [image]: { ...free, height: "clamp(13rem, 30vw, 28rem)", aspectRatio: "auto" },
  },
  /** The picture as wide as the page; below it the words, and the facts beside them. */
  above: {
    [part.hero]: { background: "none", paddingBlock: space.m },
    [part.columns]: {
      paddingBlockEnd: space.l,
      rowGap: space.l,
      [media.medium]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
    },
    [part.heroPicture]: { ...filled, order: -1, gridColumn: "1 / -1" },
    [frame]: { borderRadius: radius.m },
    [image]: { ...free, height: "clamp(13rem, 32vw, 24rem)", aspectRatio: "auto" },
    [`${part.columns} h1`]: { fontSize: "clamp(2.2rem, 1rem + 4.6vw, 5rem)", lineHeight: 1 },
    [part.heroFacts]: { border: 0, padding: 0, [media.medium]: { gridColumn: 2, alignSelf: "end" } },
  },
};
