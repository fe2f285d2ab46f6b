import styled from "@emotion/styled";
import type { LengthPricing as LengthPricingProps } from "../../renderer/contract/types.generated";
import { color, gridList, media, radius, size, space } from "../look/theme";
import { Detail, Note, Price } from "../shared/Cards";
import { Picture } from "../shared/Picture";
import { partsOfPicture } from "../shared/partsOfPicture";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** A scale of lengths, each longer than the one before it: beside its part of a picture of all lengths, or a bar. */
export function LengthPricing({ image, ...props }: LengthPricingProps) {
  const count = props.lengths.length;
  return (
    <Section {...props} printed="first">
      <Scale few={count <= 3} parts={image ? count : 0}>
        {props.lengths.map(({ name, price, duration, description }, index) => (
          <li key={name}>
            {image ? (
              // The words of the whole picture are with its first part.
              <Part
                {...image}
                decorative={index > 0}
                ratio={`${WIDE} / ${count}`}
                sizes={`calc(${count} * ${count <= 3 ? SHARE : PART})`}
              />
            ) : (
              <Bar data-print="not" share={(index + 1) / count} />
            )}
            <div>
              <Words as="h3" of={name} />
              <p>
                <Words as={Price} of={price} /> <Words as={Detail} of={duration} />
              </p>
              <Words as={Description} of={description} />
            </div>
          </li>
        ))}
      </Scale>
      <Note of={props.note} />
    </Section>
  );
}

/** How many times wider than high a picture of all lengths is. */
const WIDE = 2;

/** The width of a part of it at most, and of one of three on a phone. */
const PART = "11rem";
const SHARE = `min(${PART}, 30vw)`;

/** Side by side, so that one sees which is longer: up to three on a phone, too. */
const Scale = styled.ol<{ few: boolean; parts: number }>(({ few, parts }) => ({
  ...gridList,
  gap: space.m,
  "& > li": { display: "flex", alignItems: "center", gap: space.m },
  ...(few && { [media.compact]: { gap: space.s, ...columns } }),
  // Beside the picture there is no room for the words.
  [media.tight]: { "& > li": { flexWrap: "wrap" } },
  [media.medium]: { gap: space.l, gridAutoFlow: "column", gridAutoColumns: "1fr" },
  [media.tablet]: columns,
  "& h3": { marginBottom: space.xs },
  ...partsOfPicture(parts),
}));

const columns = {
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  "& > li": { flexDirection: "column", alignItems: "start" },
} as const;

const Part = styled(Picture)<{ ratio: string }>(({ ratio }) => ({
  flex: "none",
  width: `min(100%, ${PART})`,
  height: "auto",
  aspectRatio: ratio,
  objectFit: "cover",
  borderRadius: radius.m,
}));

/** As much of a bar as this length is of the longest. */
const Bar = styled.span<{ share: number }>(({ share }) => ({
  flex: "none",
  width: "6em",
  height: space.s,
  borderRadius: radius.round,
  background: `linear-gradient(90deg, ${color.accent} ${share * 100}%, ${color.line} 0)`,
}));

const Description = styled.p({ fontSize: size.small });
