import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Text } from "../../renderer/contract/richText";
import type { BlockBase } from "../../renderer/contract/types.generated";
import { motifMark } from "../look/motif";
import { arrowhead, color, hairline, media, size, space, stroke, target, tones, width } from "../look/theme";
import { Words } from "./Words";

interface SectionProps extends BlockBase {
  heading: Text;
  /** A sentence below the heading. */
  lead?: Text;
  /** On a wide screen: at the `side`, heading and lead have a column that stays in view beside a long content. */
  headingAt?: "top" | "side";
  /** On paper: before all other blocks but the opening, only on a page with a map, or not at all (`lateSheet.ts`). */
  printed?: "first" | "reach" | "not";
  /** Of the second rank: a smaller heading, and on a phone nothing below it until it is pressed. */
  folded?: boolean;
  /** Of a folded section: beside all of it on a wide screen, and small beside its heading on a phone. */
  picture?: ReactNode;
  /** A picture as wide as the window, with which the band begins. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The frame of a block: a landmark named by its `h2` (ARIA: region), in the block's tone. */
export function Section({
  id,
  tone = "plain",
  heading,
  lead,
  headingAt = "top",
  folded,
  picture,
  above,
  ...section
}: SectionProps) {
  const aside = headingAt === "side";
  const Heading = aside || folded ? "h2" : OpenHeading;
  const title = id && `${id}-heading`;
  const content = <div>{section.children}</div>;
  return (
    <Band
      id={id}
      tone={tone}
      folded={folded}
      above={Boolean(above)}
      data-print={section.printed}
      data-folded={folded ? "" : undefined}
      aria-labelledby={title}
    >
      {above}
      <Frame aside={aside} pictured={Boolean(picture)} folded={folded}>
        <div>
          <Heading id={title}>
            <Words of={heading} />
          </Heading>
          <Words as={Lead} of={lead} />
        </div>
        {picture}
        {folded ? (
          <Fold>
            <summary aria-labelledby={title} data-print="not" />
            {content}
          </Fold>
        ) : (
          content
        )}
      </Frame>
    </Band>
  );
}

interface BandProps extends Pick<BlockBase, "tone"> {
  /** On a phone on the ground of the page: closed sections in a row are one list, not stripes (`Fold`). */
  folded?: boolean;
  /** Whether it begins with a picture as wide as the window. */
  above?: boolean;
}

/** A full-width band of one tone, for a block that renders its own heading. */
export const Band = styled.section<BandProps>(({ tone = "plain", folded, above }) => ({
  ...(folded && tone === "strong" ? { [media.medium]: tones.strong } : tones[tone]),
  position: "relative",
  background: color.paper,
  color: color.ink,
  // A plain band has the color of the page: its margin and that of the next one overlap, and no gap is twice as high.
  ...(tone === "plain" ? { display: "flow-root", marginBlock: space.band } : { paddingBlock: space.band }),
  ...(above && { marginBlockStart: 0, paddingBlockStart: 0, "& > picture > img": { marginBlockEnd: space.band } }),
}));

/** The readable middle of a band. */
export const Inner = styled.div({
  width: `min(100% - 2 * ${space.gutter}, ${width.page})`,
  marginInline: "auto",
});

const Frame = styled(Inner)<{ aside: boolean; pictured: boolean; folded?: boolean }>(({ aside, pictured, folded }) => ({
  position: "relative",
  ...(pictured && beside(folded ? "4rem" : "6rem")),
  ...(aside && {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      gap: space.xxl,
      "& > :first-child": { position: "sticky", top: "6rem", alignSelf: "start" },
      // In a third of the width, a heading of the first rank would be three lines.
      "& h2": { fontSize: size.h2Second },
      // The content starts with a margin below the heading, which it does not need beside the heading.
      "& > :last-child": { minWidth: 0, marginTop: `-${space.l}` },
    },
  }),
}));

/** A picture is as high as the text beside it, or stays in view beside a longer one, in place of an empty column. */
export const besideText = {
  gridArea: "1 / 2 / 3 / 3",
  position: "sticky",
  top: "6rem",
  alignSelf: "start",
  minHeight: "min(100%, 40rem)",
} as const;

/**
 * A picture that is a strip below the heading, and on a wide screen beside heading and content. On a phone it is small and
 * beside the heading: below a closed section it would be seen without the words that it shows.
 */
const beside = (small: string): CSSObject => ({
  [media.narrow]: { "& > picture > img": { marginTop: space.m, aspectRatio: "5 / 2" } },
  [media.roomy]: {
    display: "grid",
    gridTemplateColumns: `${small} 1fr`,
    alignItems: "center",
    columnGap: space.m,
    "& > picture > img": { gridArea: "1 / 1", marginTop: 0, aspectRatio: "1" },
    "& > details": { gridColumn: "1 / 3" },
  },
  [media.large]: {
    display: "grid",
    gridTemplate: "auto 1fr / 1.1fr 1fr",
    columnGap: space.xxl,
    "& > picture > img": besideText,
  },
});

/** The motif is above a page's first heading at the top, where it says what the page is about: above each, it would be a tic. */
const OpenHeading = styled.h2({ "section:nth-of-type(2) &::before": motifMark });

/**
 * What a phone shows when the heading is pressed, over which the summary is invisible but for its arrow. Where there is
 * room, all is shown and there is nothing to press; a browser older than `::details-content` (before 2025) folds there, too.
 * Here is also the style of the band around it: once, whatever tones a page has.
 */
const Fold = styled.details({
  "[data-folded]:not(&) h2": { fontSize: size.h2Second },
  // On a phone a run of them is a list, as that of the questions is: rows between lines, on the ground of the page.
  [media.narrowest]: {
    // The line between two is the border of both.
    "[data-folded]:not(&)": { margin: `-${stroke.hair} 0 0`, padding: 0, background: "none" },
    "[data-folded]:not(&) > div": { paddingBlock: space.m, borderBlock: hairline },
    ":not([data-folded]) + [data-folded]:not(&):not(:has(> picture))": { marginTop: space.l },
    "[data-folded]:not(&) + :not([data-folded])": { marginTop: space.l },
    "[data-folded]:not(&) > picture > img": { marginBottom: 0 },
    // Room for the arrow.
    "[data-folded]:not(&) h2": { paddingInlineEnd: space.l, fontSize: size.h2Closed },
    // Above what is hidden, the sentence below a heading would read as cut off.
    "div:has(~ &:not([open])) > p": { display: "none" },
  },
  "& > summary": {
    position: "absolute",
    inset: 0,
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      ...arrowhead,
      position: "absolute",
      top: "calc(50% - 0.35em)",
      insetInlineEnd: space.s,
      color: color.accent,
      rotate: "45deg",
    },
  },
  "&[open] > summary": { bottom: "auto", height: `calc(${target} + ${space.s})`, "&::after": { rotate: "-135deg" } },
  [media.medium]: {
    "@supports selector(::details-content)": {
      "&::details-content": { contentVisibility: "visible" },
      "& > summary": { display: "none" },
    },
  },
});

const Lead = styled.p({
  marginTop: space.m,
  maxWidth: width.text,
  color: color.muted,
  [media.medium]: { fontSize: size.large },
});
