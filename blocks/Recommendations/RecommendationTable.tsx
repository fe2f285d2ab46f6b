import styled from "@emotion/styled";
import { color, radius, size, space } from "../../renderer/theme";
import { VisuallyHidden } from "../shared/VisuallyHidden";
import { Words } from "../shared/Words";
import type { Recommendations } from "../types.generated";

type Props = Pick<Recommendations, "id" | "heading" | "labels" | "items">;

/** One row for each recommendation; the columns for price and time appear when an entry has them. */
export function RecommendationTable({ id, heading, labels, items }: Props) {
  const prices = items.some(({ price }) => price);
  const durations = items.some(({ duration }) => duration);
  return (
    // Focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable).
    <Scroller role="group" aria-labelledby={id && `${id}-heading`} tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>
            <Words of={heading} />
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels?.audience ?? "For"}</th>
            <th scope="col">{labels?.style ?? "Style"}</th>
            <th scope="col">{labels?.reason ?? "Why"}</th>
            {prices && <th scope="col">Price</th>}
            {durations && <th scope="col">Time</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(({ audience, style, reason, price, duration }) => (
            <tr key={`${audience} ${style}`}>
              <th scope="row">{audience}</th>
              <td>{style}</td>
              <td>
                <Words of={reason} />
              </td>
              {prices && <td>{price ?? "Call for pricing"}</td>}
              {durations && <td>{duration ?? "–"}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Scroller = styled.div({
  marginTop: space.l,
  overflowX: "auto",
  background: color.card,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});

const Table = styled.table({
  width: "100%",
  minWidth: "38rem",
  borderCollapse: "collapse",
  textAlign: "start",
  "& th, & td": { padding: space.m, textAlign: "start", verticalAlign: "top" },
  "& thead th": { color: color.muted, fontSize: size.small },
  "& tbody tr": { borderTop: `1px solid ${color.line}` },
  "& td:nth-of-type(n + 3)": { fontVariantNumeric: "tabular-nums" },
});
