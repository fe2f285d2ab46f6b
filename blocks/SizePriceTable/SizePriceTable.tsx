import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, font, hairline, headline, media, radius, size, space, stroke } from "../look/theme";
import { Detail, Price } from "../shared/Cards";
import { FoldingTable, Row, TableBody } from "../shared/FoldingTable";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { SizePriceTable as SizePriceTableProps } from "../types.generated";

const SIZES = ["small", "medium", "large"] as const;

/** Prices by size: a table on wide screens; on a phone a card for each service, with the sizes side by side. */
export function SizePriceTable(props: SizePriceTableProps) {
  const { labels } = usePage().site;
  return (
    <Section {...props}>
      <FoldingTable caption={props.heading} columns={[labels.service, ...SIZES.map((one) => labels[one])]}>
        <Services role="rowgroup">
          {props.services.map(({ name, description, prices }) => (
            <Service role="row" key={name}>
              <ServiceCell role="rowheader" scope="row">
                {name}
                <Words as={Description} of={description} />
              </ServiceCell>
              {SIZES.map((one) => (
                <Cell role="cell" key={one}>
                  {/* The column's header, hidden on a phone, says the same to a screen reader. */}
                  <SizeLabel aria-hidden="true">{labels[one]}</SizeLabel>
                  <Price>{prices[one].price}</Price> <Detail>{prices[one].duration}</Detail>
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

const Services = styled(TableBody)({ gap: space.m });

const Service = styled(Row)({
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: space.s,
  padding: space.m,
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
  [media.medium]: { borderWidth: `0 0 ${stroke.hair}`, background: "none" },
});

const ServiceCell = styled.th({
  gridColumn: "1 / -1",
  padding: 0,
  ...headline,
  textAlign: "start",
  verticalAlign: "top",
  [media.medium]: { padding: space.m },
});

const Description = styled(Detail)({
  display: "block",
  marginTop: space.xs,
  fontFamily: font.body,
  fontWeight: 400,
});

const Cell = styled.td({
  padding: 0,
  "& > *": { display: "block", lineHeight: 1.4 },
  [media.medium]: { width: "19%", padding: space.m, verticalAlign: "top" },
});

/** The name of the size, where the head of the table is out of sight. */
const SizeLabel = styled.span({
  fontSize: size.small,
  fontWeight: 600,
  "&&": { [media.medium]: { display: "none" } },
});
