import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import type { Stats as StatsProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, font, hairline, media, size, space } from "../look/theme";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** Large figures side by side, each with what it counts. */
export function Stats(props: StatsProps) {
  return (
    <Section {...props}>
      <Figures columns={columnsOf(props.stats.length)} three={props.stats.length === 3}>
        {props.stats.map(({ icon, number, label, description }) => (
          <div key={label}>
            <Words as="dt" of={label} />
            <Value>
              {icon && <Icon name={icon} size={28} />}
              {/* At this size a figure and its unit need two lines on a phone: allow the break. */}
              <Words of={String(number).replaceAll("\u00a0", " ")} />
            </Value>
            <Words as={Description} of={description} />
          </div>
        ))}
      </Figures>
    </Section>
  );
}

/** As many columns as leave no hole: six are two rows of three. */
function columnsOf(count: number): number {
  return count % 3 === 0 && count > 3 ? 3 : Math.min(count, 4);
}

/** In two columns, the last of an odd number has its own row. */
const LAST_OF_ODD = "& > :last-child:nth-child(odd)";

/** On a phone three figures are rows of a list, where two columns would leave a hole. */
const rows: CSSObject = {
  gridTemplateColumns: "1fr",
  "& > div": {
    display: "grid",
    gridTemplateColumns: "7.5rem 1fr",
    columnGap: space.m,
    alignContent: "center",
    paddingBlock: space.m,
  },
  "& > div + div": { borderTop: hairline },
  "& dt, & dd": { gridColumn: 2 },
  "& dt + dd": { gridArea: "1 / 1 / 3 / 2", fontSize: size.quote },
};

const Figures = styled.dl<{ columns: number; three: boolean }>(({ columns, three }) => ({
  marginTop: space.xl,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: space.l,
  borderBlock: hairline,
  [LAST_OF_ODD]: { gridColumn: "1 / -1" },
  [media.tight]: { gridTemplateColumns: "1fr" },
  [columns === 3 ? media.medium : media.large]: {
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    [LAST_OF_ODD]: { gridColumn: "auto" },
  },
  "& > div": { display: "flex", flexDirection: "column", paddingBlock: space.l },
  "& dt": { fontWeight: 600, lineHeight: 1.3 },
  [media.narrowest]: { marginTop: space.l, "& > div": { paddingBlock: space.m }, "& svg": { display: "none" } },
  ...(three && { [media.compact]: rows }),
}));

/** Shown above its label but after it in the markup: in a `dl` the `dt` comes first. */
const Value = styled.dd({
  order: -1,
  color: color.accent,
  fontFamily: font.heading,
  fontSize: size.h2,
  fontWeight: 600,
  letterSpacing: "-0.02em",
  lineHeight: 1.1,
  overflowWrap: "break-word",
  "& svg": { marginBottom: space.s },
});

const Description = styled.dd({ marginTop: space.xs, color: color.muted, fontSize: size.small });
