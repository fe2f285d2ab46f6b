import { usePage } from "../../renderer/contract/PageContext";
import { Detail, Price } from "../shared/Cards";
import { FoldingTable } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { SizePriceTable as SizePriceTableProps } from "../types.generated";
import { Cell, Description, Service, ServiceCell, Services, SizeLabel } from "./parts";

const SIZES = ["small", "medium", "large"] as const;

/** Prices by size: a table on wide screens, a card for each service on a phone. */
export function SizePriceTable(props: SizePriceTableProps) {
  const { labels } = usePage().site;
  return (
    <Section {...props}>
      <FoldingTable caption={props.heading} columns={[labels.service, ...SIZES.map((size) => labels[size])]}>
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
              {SIZES.map((size) => (
                <Cell role="cell" key={size}>
                  {/* The column's header, hidden on a phone, says the same to a screen reader. */}
                  <SizeLabel aria-hidden="true">{labels[size]}</SizeLabel>
                  <Price>{prices[size].price}</Price> <Detail>{prices[size].duration}</Detail>
                </Cell>
              ))}
            </Service>
          ))}
        </Services>
      </FoldingTable>
      <Note of={props.note} />
    </Section>
  );
}
