import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { frames } from "../../renderer/contract/pictureFrame";
import type { Stages as StagesProps } from "../../renderer/contract/types.generated";
import { masked, motifLine } from "../look/motif";
import { settable } from "../look/siteProperties";
import { color, gridList, media, radius, screen, space, stroke, width } from "../look/theme";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/**
 * What is done step by step: below a picture of all steps, below one of each, or each below a piece of the page's motif
 * that grows, from loose strands to the end that is tied.
 */
export function Stages({ image: all, ...props }: StagesProps) {
  const pictures = props.steps.flatMap(({ image }) => image?.src ?? []);
  const ratio = frames.fitting(pictures);
  const isGrown = !all && pictures.length === 0;
  return (
    <Section {...props}>
      {all && <Strip {...all} sizes={SIZES} />}
      <Row>
        {props.steps.map(({ title, description, image }, index) => (
          <Step key={title} done={isGrown ? index / (props.steps.length - 1) : undefined}>
            {image && <Photo {...image} ratio={ratio} sizes={ONE} />}
            <Words as="h3" of={title} />
            <Words as="p" of={description} />
          </Step>
        ))}
      </Row>
    </Section>
  );
}

/** As wide as the content. */
const SIZES = `min(${width.page}, 100vw - 2rem)`;

const Strip = styled(Picture)({
  marginTop: space.l,
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 1",
  objectFit: "cover",
  borderRadius: radius.m,
});

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

/** From `medium` on the pieces are beside one another. */
const Row = styled.ol({
  ...gridList,
  gap: space.m,
  [media.medium]: { gridAutoFlow: "column", gridAutoColumns: "1fr" },
});

const HIGH = settable("stage", "3.5rem");
const BEAD = space.sm;

/** Strands that are not yet braided: fine lines. */
const rest = settable(
  "rest",
  `repeating-linear-gradient(${color.gold} 0 ${stroke.hair}, transparent ${stroke.hair} ${space.xs})`,
);

/** @param done how much of its piece is drawn, from 0 to 1; nothing below a picture */
const Step = styled.li<{ done: number | undefined }>(({ done }) => ({
  "& > *": { paddingInlineEnd: space.s, maxWidth: width.note },
  ...(done !== undefined && grown(done)),
}));

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
    ...masked(`${settable("done", "var(--motif)")} 0 0 / auto 100% round`),
    position: "absolute",
    insetInlineStart: 0,
    top: 0,
    height: HIGH,
    width: done < 1 ? `${done * 100}%` : `calc(100% - ${BEAD})`,
  },
});
