import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { Icon } from "../look/Icon";
import { color, hairline, headline, media, radius, shadow, sheet, size, space, stroke } from "../look/theme";
import { FoldingTable } from "../shared/FoldingTable";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Comparison as ComparisonProps } from "../types.generated";

/** Who is compared, in the order of the columns; the first is highlighted. */
const COLUMNS = ["licensed", "unlicensed", "chain"] as const;

/** A comparison, feature by feature: one table, which CSS shows as a card for each row on a narrow screen. */
export function Comparison(props: ComparisonProps) {
  const { heading, columns, rows } = props;
  const { labels } = usePage().site;
  return (
    <Section {...props}>
      <Table from="large" caption={heading} columns={[labels.feature, ...COLUMNS.map((column) => columns[column])]}>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Row role="row" key={row.feature}>
              <Feature role="rowheader" scope="row">
                {row.feature}
              </Feature>
              {COLUMNS.map((column, index) => (
                <Cell role="cell" key={column}>
                  {/* For the eye only: a screen reader reads the column's head with the cell. */}
                  <Label aria-hidden="true">{columns[column]}</Label>
                  <Value>
                    {index === 0 && <Icon name="check" size={20} />}
                    <Words as="span" of={row[column]} />
                  </Value>
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </Table>
    </Section>
  );
}

const Table = styled(FoldingTable)({
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& thead th": { padding: space.m, border: 0, color: color.ink, fontSize: "inherit" },
  "& thead th:nth-of-type(2)": {
    background: color.accent,
    color: color.onAccent,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
  },
});

const Body = styled.tbody({
  [media.narrow]: { display: "grid", gap: space.m },
  [media.tablet]: { gridTemplateColumns: "1fr 1fr" },
});

const Row = styled.tr({
  [media.narrow]: {
    display: "grid",
    alignContent: "start",
    gap: space.m,
    padding: space.l,
    ...sheet,
  },
  [media.large]: { "tbody > & > *": { padding: space.m, borderTop: hairline } },
});

const Feature = styled.th({
  ...headline,
  textAlign: "start",
  verticalAlign: "top",
});

const Cell = styled.td({
  verticalAlign: "top",
  "th + &": {
    [media.narrow]: {
      padding: `${space.s} ${space.m}`,
      borderInlineStart: `${stroke.bar} solid ${color.accent}`,
      borderRadius: radius.s,
      background: color.paper,
      "& > [aria-hidden]": { color: color.accent },
    },
    [media.large]: { background: color.card, boxShadow: shadow, clipPath: "inset(0 -1rem)" },
  },
});

const Label = styled.span({
  display: "block",
  color: color.muted,
  fontSize: size.small,
  fontWeight: 600,
  [media.large]: { display: "none" },
});

const Value = styled.div({
  display: "flex",
  gap: space.s,
  "& svg": { flex: "none", marginTop: "0.2em", color: color.accent },
});
