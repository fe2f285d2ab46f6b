import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, hairline, headline, media, sheet, size, space, stroke } from "../look/theme";
import { FoldingTable, Row, TableBody } from "../shared/FoldingTable";
import { SmartLink } from "../shared/SmartLink";
import { Words } from "../shared/Words";
import type { PriceTable } from "../types.generated";
import { Badge, CallForPrice } from "./parts";

/** A printed list. On a phone a row folds to two columns: name and price on one line, the rest below. */
export function Table({ heading, nameLabel, rows }: PriceTable) {
  const { labels } = usePage().site;
  const described = rows.some(({ description }) => description);
  const timed = rows.some(({ duration }) => duration);
  const columns = [nameLabel ?? labels.service];
  if (described) columns.push(labels.details);
  if (timed) columns.push(labels.time);
  columns.push(labels.price);
  return (
    <List caption={heading} columns={columns}>
      <TableBody role="rowgroup">
        {rows.map(({ name, description, duration, price, featured, to }) => (
          <Line role="row" key={name}>
            <NameCell role="rowheader" scope="row">
              {to ? <SmartLink to={to}>{name}</SmartLink> : name}
              {featured && (
                <>
                  {" "}
                  <Badge>{labels.mostPopular}</Badge>
                </>
              )}
            </NameCell>
            {described && <DescriptionCell role="cell">{description && <Words of={description} />}</DescriptionCell>}
            {timed && <TimeCell role="cell">{duration}</TimeCell>}
            <PriceCell role="cell">{price ?? <CallForPrice />}</PriceCell>
          </Line>
        ))}
      </TableBody>
    </List>
  );
}

const List = styled(FoldingTable)({
  padding: `${space.s} ${space.m}`,
  ...sheet,
  // The second line within the first, as menus are printed.
  outline: `${stroke.hair} solid ${color.gold}`,
  outlineOffset: `-${space.s}`,
  "& > thead th:last-of-type": { textAlign: "end" },
  [media.medium]: { borderCollapse: "separate", borderSpacing: 0, padding: `${space.m} ${space.l}` },
});

const Line = styled(Row)({
  gridTemplateAreas: '"name price" "description time"',
  gridTemplateColumns: "1fr auto",
  columnGap: space.m,
  paddingBlock: space.m,
  "&:last-child": { borderBottom: 0 },
});

const cell = {
  padding: 0,
  [media.medium]: { padding: space.m, borderTop: hairline, verticalAlign: "baseline" },
};

const NameCell = styled.th(cell, headline, { gridArea: "name", textAlign: "start" });

const DescriptionCell = styled.td(cell, {
  gridArea: "description",
  fontSize: size.small,
  color: color.muted,
  [media.medium]: { fontSize: size.body },
});

const TimeCell = styled.td(cell, {
  gridArea: "time",
  fontSize: size.small,
  color: color.muted,
  textAlign: "end",
  [media.medium]: { fontSize: size.body, textAlign: "start", whiteSpace: "nowrap" },
});

const PriceCell = styled.td(cell, headline, {
  gridArea: "price",
  color: color.accent,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  [media.medium]: { whiteSpace: "nowrap" },
});
