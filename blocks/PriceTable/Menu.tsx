import styled from "@emotion/styled";
import { color, gridList, media, space, stroke } from "../look/theme";
import { Detail, Price } from "../shared/Cards";
import { Words } from "../shared/Words";
import type { PriceTable } from "../types.generated";
import { Badge, CallForPrice, Name } from "./parts";

/** A menu: dots lead from each name to its price; a row without a price leads to the phone. */
export function Menu({ rows }: PriceTable) {
  return (
    <List>
      {rows.map(({ name, description, price, duration, featured, to }) => (
        <li key={name}>
          <Line>
            <h3>
              <Name name={name} to={to} />
            </h3>
            <Badge featured={featured} />
            <Leader aria-hidden="true" />
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
  [media.large]: { gridTemplateColumns: "1fr 1fr" },
  "& > li": { display: "flex", flexDirection: "column", gap: space.xs },
});

/** The price beside the name where both fit, else below it. */
const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
  "& h3": { flex: "1 1 9rem", [media.medium]: { flex: "0 1 auto" } },
});

const Leader = styled.span({
  display: "none",
  flex: `1 1 ${space.l}`,
  borderBottom: `${stroke.line} dotted ${color.gold}`,
  transform: "translateY(-0.25em)",
  [media.medium]: { display: "block" },
});
