import styled from "@emotion/styled";
import type { PriceTable } from "../../renderer/contract/types.generated";
import { color, gridList, media, space, stroke } from "../look/theme";
import { Detail, Price } from "../shared/Cards";
import { Words } from "../shared/Words";
import { Badge, CallForPrice, Name } from "./parts";

/** A menu: dots lead from each name to its price; a row without a price leads to the phone. */
export function Menu({ rows }: PriceTable) {
  return (
    <List data-print="pairs">
      {rows.map(({ name, description, price, duration, featured, to }) => (
        <li key={name}>
          <Line>
            <h3>
              <span>
                <Name name={name} to={to} />
              </span>
            </h3>
            <Badge featured={featured} />
            {price ? <Words as={Price} of={price} /> : <CallForPrice />}
          </Line>
          <Words as={Detail} of={duration} />
          <Words as="p" of={description} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul({
  ...gridList,
  gap: `${space.l} ${space.xxl}`,
  // A last row by itself fills both columns.
  [media.large]: { gridTemplateColumns: "1fr 1fr", "& > :last-child:nth-of-type(odd)": { gridColumn: "1 / 3" } },
  "& > li": { display: "flex", flexDirection: "column", gap: space.xs },
});

const DOTS = `radial-gradient(circle, ${color.accent} ${stroke.hair}, transparent 0.1rem) 0 calc(100% - 0.2em) / 0.3rem 0.2rem repeat-x`;

/** Dots lead from the last line of the name to the price. On a phone the price is below a name that leaves no room. */
const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
  "& h3": { flex: "1 1 9rem" },
  [media.medium]: {
    flexWrap: "nowrap",
    alignItems: "last baseline",
    "& h3": { flex: 1, background: DOTS },
    // Covers the dots behind the name.
    "& h3 > span": { background: color.paper, paddingInlineEnd: space.s },
    "& > :last-child": { flex: "none", lineHeight: 1.15 },
  },
});
