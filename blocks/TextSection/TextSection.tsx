import styled from "@emotion/styled";
import { frames } from "../../renderer/contract/pictureFrame";
import type { TextSection as TextSectionProps } from "../../renderer/contract/types.generated";
import { color, croppedTo, hairline, media, plainList, prose, screen, space } from "../look/theme";
import { Actions } from "../shared/Actions";
import { PHONE_WIDTH, Picture } from "../shared/Picture";
import { besideText, Section } from "../shared/Section";
import { Words } from "../shared/Words";

/**
 * Running text. On a wide screen the picture is beside it; without one the points, without these the heading. The picture
 * of a folded section, and one as wide as the window, is seen before it is unfolded.
 */
export function TextSection(props: TextSectionProps) {
  const { text, image, points, actions, folded, layout } = props;
  const isAbove = layout === "above";
  const sizes = folded ? FOLDED_SIZES : points ? TALL_SIZES : SIZES;
  const photo = image && !isAbove && (
    <Photo {...image} ratio={frames.fitting([image.src])} sizes={sizes} narrowest={folded ? 0 : PHONE_WIDTH} />
  );
  const apart = folded && photo;
  const inside = !apart && photo;
  const beside = !apart && Boolean(inside || points);
  return (
    <Section
      {...props}
      headingAt={beside || apart ? "top" : "side"}
      picture={apart}
      above={image && isAbove && <Wide {...image} sizes="100vw" narrowest={PHONE_WIDTH} />}
    >
      <Columns beside={beside} filled={Boolean(inside && points)}>
        <Body>
          <Words of={text} />
          <Actions actions={actions} />
        </Body>
        {inside}
        {points && (
          <Points inRow={points.length === 4 ? 2 : Math.min(points.length, 3)}>
            {points.map(({ title, description }) => (
              <li key={title}>
                <Words as="h3" of={title} />
                <Words as="p" of={description} />
              </li>
            ))}
          </Points>
        )}
      </Columns>
    </Section>
  );
}

/** The width of the picture: beside the text on a wide screen, else all of the readable middle. */
const SIZES = `${screen.large} min(44vw, 32rem), calc(100vw - 2rem)`;

/** As high as a text beside it (`besideText`), a picture is cut at its sides: it is wider than its box. */
const TALL_SIZES = `${screen.large} min(60vw, 54rem), calc(100vw - 2rem)`;

/** The same; on most phones a small square beside the heading (`Section`). */
const FOLDED_SIZES = `${screen.roomy} 6rem, ${TALL_SIZES}`;

/** On a wide screen a picture is beside all of it: points below a short text fill the column of the text. */
const Columns = styled.div<{ beside: boolean; filled: boolean }>(({ beside, filled }) => ({
  marginTop: space.l,
  display: "grid",
  gap: space.l,
  alignItems: "start",
  [media.medium]: { gap: space.xl },
  [media.large]: beside
    ? {
        gridTemplateColumns: "1.1fr 1fr",
        columnGap: space.xxl,
        ...(filled && { gridTemplateRows: "auto 1fr", "& > picture > img": besideText }),
      }
    : {},
}));

const Body = styled.div({ ...prose, gap: space.m });

const Photo = styled(Picture)<{ ratio: ReturnType<typeof frames.fitting> }>(({ ratio }) => croppedTo(ratio));

/** As wide as the window; the braid in the margin runs behind it (`lateSheet.ts`). */
const Wide = styled(Picture)({
  position: "relative",
  zIndex: 2,
  width: "100%",
  height: "auto",
  aspectRatio: frames.band(),
  minHeight: "12rem",
  maxHeight: "32rem",
  objectFit: "cover",
});

/** Rows below the text that leave no hole; on a wide screen a column beside it, or below it, where a picture is beside it. */
const Points = styled.ul<{ inRow: number }>(({ inRow }) => ({
  ...plainList,
  display: "grid",
  gap: space.m,
  [media.medium]: { gridTemplateColumns: `repeat(${inRow}, 1fr)`, gap: space.l },
  [media.large]: { gridTemplateColumns: "1fr" },
  "& > li": { paddingTop: space.m, borderTop: hairline },
  "& p": { color: color.muted },
}));
