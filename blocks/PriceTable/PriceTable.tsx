import { usePage } from "../../renderer/contract/PageContext";
import { TableBody } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { PriceTable as PriceTableProps } from "../types.generated";
import { DescriptionCell, Line, List, NameCell, PriceCell, TimeCell } from "./parts";

/** A price list. On a phone a row folds to two columns. */
export function PriceTable(props: PriceTableProps) {
  const described = props.rows.some(({ description }) => description);
  const timed = props.rows.some(({ duration }) => duration);
  const { labels } = usePage().site;
  const columns = [props.nameLabel ?? labels.service];
  if (described) columns.push(labels.details);
  if (timed) columns.push(labels.time);
  columns.push(labels.price);
  return (
    <Section {...props}>
      <List caption={props.heading} columns={columns}>
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
