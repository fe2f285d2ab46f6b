import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { LengthPricing as LengthPricingProps } from "../../renderer/contract/types.generated";
import { isBraid } from "../look/siteProperties";
import { color, figureAtNight, gridList, media, radius, size, space, stroke } from "../look/theme";
import { Detail, Note, Price } from "../shared/Cards";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** A scale of lengths, each longer than the one before it: bars, or people from behind where the motif is a braid. */
export function LengthPricing(props: LengthPricingProps) {
  const hangs = isBraid(usePage().site.look.motif);
  return (
    <Section {...props} printed="first">
      <Scale few={props.lengths.length <= 3}>
        {props.lengths.map(({ name, price, duration, description }, index) => (
          <li key={name}>
            {hangs ? (
              <Figure length={lengthOf(index, props.lengths.length)} />
            ) : (
              <Bar data-print="not" share={(index + 1) / props.lengths.length} />
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

/** The right side of a neck, shoulder and back down to the hip, ten units to an em: hair covers the head. */
const SIDE = "M52 9v34c8 5 24 5 29 15c4 10 5 34 7 62h-9l-5-38c-1 8-4 16-4 24c0 10 5 22 6 44h-";

const BACK = `${SIDE}62c1-22 6-34 6-44c0-8-3-16-4-24l-5 38h-9c2-28 3-52 7-62c5-10 21-10 29-15V9z`;

/** What the light from the upper left does not reach. */
const SHADE = `${SIDE}22c9-40 3-82-13-97l-10-44z`;

/** Where braids hang, from the middle of the head. */
const BRAIDS = [-14, -7, 0, 7, 14];

/** A back with hair of this length in em: each braid grows from the crown, and no two end at one height. */
function Figure({ length }: { length: number }) {
  const hair = BRAIDS.map((x, i) => `M45 5c${x} 0 ${x} 9 ${x} ${24 - (i % 3) * 4}v${length * 10 - 32}`).join("");
  return (
    <Back data-print="not" length={length}>
      <svg viewBox="0 0 90 150" aria-hidden="true">
        <path fill={color.line} d={BACK} />
        <path fillOpacity=".13" d={SHADE} />
        <path d={hair} />
      </svg>
    </Back>
  );
}

/** The length of the hair in em from the top of the head: from the shoulders to the tailbone. */
function lengthOf(index: number, count: number): number {
  return 5 + (8.5 * index) / Math.max(count - 1, 1);
}

/** Side by side, so that one sees which is longer: up to three on a phone, too. */
const Scale = styled.ol<{ few: boolean }>(({ few }) => ({
  ...gridList,
  gap: space.m,
  "& > li": { display: "flex", alignItems: "center", gap: space.m },
  ...(few && { [media.compact]: { gap: space.s, ...columns } }),
  [media.medium]: { gap: space.l, gridAutoFlow: "column", gridAutoColumns: "1fr" },
  [media.tablet]: columns,
  "& h3": { marginBottom: space.xs },
}));

const columns = {
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  "& > li": { flexDirection: "column", alignItems: "start" },
} as const;

/** A rule marks where the hair ends. */
const Back = styled.span<{ length: number }>(({ length }) => ({
  position: "relative",
  flex: "none",
  width: "9em",
  color: color.accent,
  fontSize: size.figure,
  [media.medium]: { fontSize: size.small },
  [media.large]: { fontSize: size.body },
  "& path:last-child": {
    fill: "currentColor",
    fillOpacity: 0.6,
    stroke: "currentColor",
    strokeWidth: 7,
    strokeLinecap: "round",
    strokeDasharray: "2 5",
  },
  [media.dark]: { "--line": figureAtNight.body, color: figureAtNight.hair },
  "&::after": {
    content: '""',
    position: "absolute",
    insetInline: 0,
    top: `${length}em`,
    borderTop: `${stroke.line} dashed ${color.accent}`,
  },
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
