import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { frames, WIDE } from "../../renderer/contract/pictureFrame";
import type { Stages as StagesProps } from "../../renderer/contract/types.generated";
import { maskBy, motifLine } from "../look/motif";
import { settable } from "../look/siteProperties";
import { color, gridList, media, radius, screen, space, stroke, width } from "../look/theme";
import { PHONE_WIDTH, Picture } from "../shared/Picture";
import { partsOfPicture } from "../shared/partsOfPicture";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/**
 * What is done step by step: each with its part of a picture of all steps, with a picture of its own, or below a piece of
 * the page's motif that grows, from loose strands to the end that is tied.
 */
export function Stages({ image: all, ...props }: StagesProps) {
  const pictures = props.steps.flatMap(({ image }) => image?.src ?? []);
  const ratio = frames.fitting(pictures);
  const isGrown = !all && pictures.length === 0;
  return (
    <Section {...props}>
      <Row parts={all ? props.steps.length : 0}>
        {props.steps.map(({ title, description, image }, index) => (
          <Step key={title} done={isGrown ? index / (props.steps.length - 1) : undefined} parted={Boolean(all)}>
            {/* The words of the whole picture are with its first part. */}
            {all && (
              <Photo
                {...all}
                decorative={index > 0}
                ratio={`${WIDE} / ${props.steps.length}`}
                sizes={SIZES}
                narrowest={PHONE_WIDTH}
              />
            )}
            {image && <Photo {...image} ratio={ratio} sizes={ONE} />}
            <Words as="h3" of={title} />
            <Words as="p" of={description} />
          </Step>
        ))}
      </Row>
    </Section>
  );
}

/** On a phone the height of a step's part of the picture of all. */
const PART = "6.75rem";

/** The width of the whole picture, of which each step shows its part: as wide as the content, or as high as a part. */
const SIZES = `${screen.medium} min(${width.page}, 100vw - 2rem), calc(${WIDE} * ${PART})`;

/** Two to four in a row. */
const ONE = `${screen.large} 24rem, ${screen.medium} 45vw, calc(100vw - 2rem)`;

const Photo = styled(Picture)<{ ratio: string }>(({ ratio }) => ({
  width: "100%",
  height: "auto",
  aspectRatio: ratio,
  marginBottom: space.m,
  objectFit: "cover",
  borderRadius: radius.m,
}));

/** From `medium` on the pieces are beside one another; of a picture of all steps, each shows its part. */
const Row = styled.ol<{ parts: number }>(({ parts }) => ({
  ...gridList,
  gap: space.m,
  [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
  ...partsOfPicture(parts),
}));

const HIGH = settable("stage", "3.5rem");
const BEAD = space.sm;

/** Strands that are not yet braided: fine lines. */
const rest = settable(
  "rest",
  `repeating-linear-gradient(${color.gold} 0 ${stroke.hair}, transparent ${stroke.hair} ${space.xs})`,
);

/**
 * @param done how much of its piece is drawn, from 0 to 1; nothing below a picture
 * @param parted whether it shows its part of the picture of all steps
 */
const Step = styled.li<{ done?: number; parted: boolean }>(({ done, parted }) => ({
  "& > *": { paddingInlineEnd: space.s, maxWidth: width.note },
  ...(done !== undefined && grown(done)),
  ...(parted && part),
}));

/** On a phone its words are beside the picture, in the middle of its height. */
const part: CSSObject = {
  [media.narrowest]: {
    display: "grid",
    gridTemplateColumns: `${PART} 1fr`,
    columnGap: space.m,
    "& > h3": { alignSelf: "end" },
    "& img": { gridRow: "1 / 3", height: PART, aspectRatio: "1", margin: 0 },
  },
  [media.tight]: { display: "block" },
};

const grown = (done: number): CSSObject => ({
  position: "relative",
  "&::before": {
    content: '""',
    display: "block",
    height: HIGH,
    marginBottom: space.sm,
    marginInlineStart: done < 1 ? `${done * 100}%` : `calc(100% - ${BEAD})`,
    ...(done < 1 ? { background: rest } : { background: color.accent, borderRadius: radius.s }),
  },
  "&::after": {
    ...motifLine,
    display: "block",
    ...maskBy(`${settable("done", "var(--motif)")} 0 0 / auto 100% round`),
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    height: HIGH,
    width: done < 1 ? `${done * 100}%` : `calc(100% - ${BEAD})`,
  },
});
