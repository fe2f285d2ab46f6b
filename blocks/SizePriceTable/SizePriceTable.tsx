import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { SizePriceTable as SizePriceTableProps } from "../../renderer/contract/types.generated";
import { color, font, hairline, headline, media, radius, size, space, stroke } from "../look/theme";
import { Actions } from "../shared/Actions";
import { Detail, Note, Price } from "../shared/Cards";
import { FoldingTable } from "../shared/FoldingTable";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

const SIZES = ["small", "medium", "large"] as const;

/** Prices by size: a table on wide screens; on a phone a card for each service, with the sizes side by side. */
export function SizePriceTable(props: SizePriceTableProps) {
  const { labels } = usePage().site;
  return (
    <Section {...props} printed="first">
      <FoldingTable
        caption={props.heading}
        look={services}
        rows={props.services}
        columns={[
          {
            head: labels.service,
            cell: ({ name, description }) => (
              <>
                <Words of={name} />
                <Words as={Description} of={description} />
              </>
            ),
          },
          ...SIZES.map((one) => ({
            head: labels[one],
            cell: ({ prices }: SizePriceTableProps["services"][number]) => (
              <>
                {/* The column's header, hidden on a phone, says the same to a screen reader. */}
                <span aria-hidden="true">{labels[one]}</span>
                <Words as={Price} of={prices[one].price} /> <Words as={Detail} of={prices[one].duration} />
              </>
            ),
          })),
        ]}
      />
      <Note of={props.note} />
      <Actions actions={props.actions} />
    </Section>
  );
}

const services = {
  "& > tbody": { gap: space.m },
  "& > tbody > tr": {
    gridTemplateColumns: "repeat(3, 1fr)",
    gap: space.s,
    padding: space.m,
    border: hairline,
    borderRadius: radius.m,
    background: color.card,
    [media.medium]: { borderWidth: `0 0 ${stroke.hair}`, background: "none" },
  },
  "& tbody th": { gridColumn: "1 / -1", padding: 0, ...headline, textAlign: "start", verticalAlign: "top" },
  "& td": { padding: 0, [media.medium]: { width: "19%", verticalAlign: "top" } },
  "& td > *": { display: "block", lineHeight: 1.4 },
  // The name of the size, where the head of the table is out of sight.
  "& td > [aria-hidden]": { fontSize: size.small, fontWeight: 600, [media.medium]: { display: "none" } },
  "& tbody :is(th, td)": { [media.medium]: { padding: space.m } },
} as const;

const Description = styled(Detail)({
  display: "block",
  marginTop: space.xs,
  fontFamily: font.body,
  fontWeight: 400,
});
