import { HeadCell, HeadRow, TableBody, TableHead } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { VisuallyHidden } from "../shared/VisuallyHidden";
import { Words } from "../shared/Words";
import type { PriceTable as PriceTableProps } from "../types.generated";
import { DescriptionCell, Line, List, NameCell, PriceCell, PriceHead, TimeCell } from "./parts";

/**
 * A price list. On a phone a row folds to two columns; the roles are spelled out because browsers
 * drop a table's meaning where CSS changes its `display`.
 */
export function PriceTable(props: PriceTableProps) {
  const described = props.rows.some(({ description }) => description);
  const timed = props.rows.some(({ duration }) => duration);
  return (
    <Section {...props}>
      <List role="table">
        <caption>
          <VisuallyHidden>
            <Words of={props.heading} />
          </VisuallyHidden>
        </caption>
        <TableHead role="rowgroup">
          <HeadRow role="row">
            <HeadCell role="columnheader" scope="col">
              {props.nameLabel ?? "Service"}
            </HeadCell>
            {described && (
              <HeadCell role="columnheader" scope="col">
                Details
              </HeadCell>
            )}
            {timed && (
              <HeadCell role="columnheader" scope="col">
                Time
              </HeadCell>
            )}
            <PriceHead role="columnheader" scope="col">
              Price
            </PriceHead>
          </HeadRow>
        </TableHead>
        <TableBody role="rowgroup">
          {props.rows.map(({ name, description, duration, price }) => (
            <Line role="row" key={name}>
              <NameCell role="rowheader" scope="row">
                {name}
              </NameCell>
              {described && <DescriptionCell role="cell">{description && <Words of={description} />}</DescriptionCell>}
              {timed && <TimeCell role="cell">{duration}</TimeCell>}
              <PriceCell role="cell">{price}</PriceCell>
            </Line>
          ))}
        </TableBody>
      </List>
      <Note of={props.note} />
    </Section>
  );
}
