import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { plainText, type Text } from "../../renderer/contract/richText";
import type { BlockBase } from "../../renderer/contract/types.generated";
import { motifMark } from "../look/motif";
import { color, media, size, space, tones, width } from "../look/theme";
import { Words } from "./Words";

interface SectionProps extends BlockBase {
  heading: Text;
  /** A sentence below the heading. */
  lead?: Text;
  /** On a wide screen: at the `side`, heading and lead have a column that stays in view beside a long content. */
  headingAt?: "top" | "side";
  /** On paper: before all other blocks but the opening, or not at all (`lateSheet.ts`). */
  printed?: "first" | "not";
  children?: ReactNode;
}

/** A lead of at most this many characters is one line below its heading; beside it, it would be far away. */
const LINE = 60;

/** The frame of a block: a landmark named by its `h2` (ARIA: region), in the block's tone. */
export function Section({ id, tone = "plain", heading, lead, headingAt = "top", printed, children }: SectionProps) {
  const aside = headingAt === "side";
  return (
    <Band id={id} tone={tone} data-print={printed} aria-labelledby={id && `${id}-heading`}>
      <Frame aside={aside}>
        <Head split={!aside && lead !== undefined && plainText(lead).length > LINE}>
          <Heading aside={aside} id={id && `${id}-heading`}>
            <Words of={heading} />
          </Heading>
          <Words as={Lead} of={lead} />
        </Head>
        <div>{children}</div>
      </Frame>
    </Band>
  );
}

/** A full-width band of one tone, for a block that renders its own heading. */
export const Band = styled.section<Pick<BlockBase, "tone">>(({ tone = "plain" }) => ({
  ...tones[tone],
  position: "relative",
  background: color.paper,
  color: color.ink,
  // A plain band has the color of the page: its margin and that of the next one overlap, and no gap is twice as high.
  ...(tone === "plain" ? { display: "flow-root", marginBlock: space.band } : { paddingBlock: space.band }),
}));

/** The readable middle of a band. */
export const Inner = styled.div({
  width: `min(100% - 2 * ${space.gutter}, ${width.page})`,
  marginInline: "auto",
});

const Frame = styled(Inner)<{ aside: boolean }>(({ aside }) => ({
  [media.large]: aside
    ? {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
        gap: space.xxl,
        "& > :first-of-type": { position: "sticky", top: "6rem", alignSelf: "start" },
        // The content starts with a margin below the heading, which it does not need beside the heading.
        "& > :last-of-type": { minWidth: 0, marginTop: `-${space.l}` },
      }
    : {},
}));

const Head = styled.div<{ split: boolean }>(({ split }) => ({
  [media.large]: split
    ? { display: "grid", gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)", alignItems: "end", gap: space.xxl }
    : {},
}));

/** Only a heading at the top has the motif above it. */
const Heading = styled.h2<{ aside: boolean }>(({ aside }) => (aside ? {} : { "&::before": motifMark }));

const Lead = styled.p({
  marginTop: space.m,
  maxWidth: width.text,
  color: color.muted,
  fontSize: size.large,
});
