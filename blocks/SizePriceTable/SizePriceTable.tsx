import { Detail, Price } from "../shared/Cards";
import { FoldingTable } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { SizePriceTable as SizePriceTableProps } from "../types.generated";
import { Cell, Description, Service, ServiceCell, Services, SizeLabel } from "./parts";

const SIZES = [
  { key: "small", label: "Small" },
  { key: "medium", label: "Medium" },
  { key: "large", label: "Large" },
] as const;

/** Prices by size: a table on wide screens, a card for each service on a phone. */
export function SizePriceTable(props: SizePriceTableProps) {
  return (
    <Section {...props}>
      <FoldingTable caption={props.heading} columns={["Service", ...SIZES.map(({ label }) => label)]}>
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
      </FoldingTable>
      <Note of={props.note} />
    </Section>
  );
}
