import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { color, media, space } from "../look/theme";
import { FoldingTable, Row, TableBody } from "../shared/FoldingTable";
import { Words } from "../shared/Words";
import type { Recommendations } from "../types.generated";

type Props = Pick<Recommendations, "heading" | "labels" | "items">;

/**
 * One row for each recommendation, folded on a phone; the columns for price and time appear when
 * an entry has them.
 */
export function RecommendationTable({ heading, labels, items }: Props) {
  const priced = items.some(({ price }) => price);
  const timed = items.some(({ duration }) => duration);
  const words = usePage().site.labels;
  const columns = [
    labels?.audience ?? words.audience,
    labels?.name ?? words.style,
    labels?.description ?? words.reason,
  ];
  if (priced) columns.push(words.price);
  if (timed) columns.push(words.time);
  return (
    <FoldingTable caption={heading} columns={columns}>
      <TableBody role="rowgroup">
        {items.map(({ audience, name, description, price, duration }) => (
          <Line role="row" key={`${audience} ${name}`}>
            <Audience role="rowheader" scope="row">
              {audience}
            </Audience>
            <Name role="cell">{name}</Name>
            <Reason role="cell">
              <Words of={description} />
            </Reason>
            {priced && <Figure role="cell">{price ?? words.callForPricing}</Figure>}
            {timed && <Figure role="cell">{duration}</Figure>}
          </Line>
        ))}
      </TableBody>
    </FoldingTable>
  );
}

const Line = styled(Row)({
  gap: space.xs,
  paddingBlock: space.m,
  "& > *": { textAlign: "start", verticalAlign: "top" },
  "& > :empty": { display: "none" },
  [media.medium]: { "& > *": { padding: space.m }, "& > :empty": { display: "table-cell" } },
});

const Audience = styled.th({ fontWeight: 600 });

const Reason = styled.td({ minWidth: "14rem" });

const Name = styled.td({ color: color.accent, fontWeight: 600 });

const Figure = styled.td({ color: color.muted, whiteSpace: "nowrap" });
