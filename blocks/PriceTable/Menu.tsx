import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, gridList, media, space, stroke } from "../look/theme";
import { Detail, Price } from "../shared/Cards";
import { SmartLink } from "../shared/SmartLink";
import { Words } from "../shared/Words";
import type { PriceTable } from "../types.generated";
import { Badge, CallForPrice } from "./parts";

/** A menu: dots lead from each name to its price; a row without a price leads to the phone. */
export function Menu({ rows }: PriceTable) {
  const { labels } = usePage().site;
  return (
    <List>
      {rows.map(({ name, description, price, duration, featured, to }) => (
        <li key={name}>
          <Line>
            <h3>{to ? <SmartLink to={to}>{name}</SmartLink> : <Words of={name} />}</h3>
            {featured && <Badge>{labels.mostPopular}</Badge>}
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

/** The dots that lead the eye from the name to its price. */
const Leader = styled.span({
  display: "none",
  flex: `1 1 ${space.l}`,
  borderBottom: `${stroke.line} dotted ${color.gold}`,
  transform: "translateY(-0.25em)",
  [media.medium]: { display: "block" },
});
