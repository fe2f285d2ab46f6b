import { Detail, Price } from "../shared/Cards";
import { HeadCell, HeadRow, Table, TableHead } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { VisuallyHidden } from "../shared/VisuallyHidden";
import { Words } from "../shared/Words";
import type { SizePriceTable as SizePriceTableProps } from "../types.generated";
import { Cell, Description, Service, ServiceCell, Services, SizeLabel } from "./parts";

const SIZES = [
  { key: "small", label: "Small" },
  { key: "medium", label: "Medium" },
  { key: "large", label: "Large" },
] as const;

/**
 * Prices by size: a table on wide screens, a card for each service on a phone. The roles are
 * spelled out because browsers drop a table's meaning where CSS changes its `display`.
 */
export function SizePriceTable(props: SizePriceTableProps) {
  return (
    <Section {...props}>
      <Table role="table">
        <caption>
          <VisuallyHidden>
            <Words of={props.heading} />
          </VisuallyHidden>
        </caption>
        <TableHead role="rowgroup">
          <HeadRow role="row">
            <HeadCell role="columnheader" scope="col">
              Service
            </HeadCell>
            {SIZES.map(({ key, label }) => (
              <HeadCell role="columnheader" scope="col" key={key}>
                {label}
              </HeadCell>
            ))}
          </HeadRow>
        </TableHead>
        <Services role="rowgroup">
          {props.services.map(({ name, description, prices }) => (
            <Service role="row" key={name}>
              <ServiceCell role="rowheader" scope="row">
                {name}
                {description && (
                  <Description>
                    <Words of={description} />
                  </Description>
                )}
              </ServiceCell>
              {SIZES.map(({ key, label }) => (
                <Cell role="cell" key={key}>
                  {/* The column's header, hidden on a phone, says the same to a screen reader. */}
                  <SizeLabel aria-hidden="true">{label}</SizeLabel>
                  <Price>{prices[key].price}</Price> <Detail>{prices[key].duration}</Detail>
                </Cell>
              ))}
            </Service>
          ))}
        </Services>
      </Table>
      <Note of={props.note} />
    </Section>
  );
}
