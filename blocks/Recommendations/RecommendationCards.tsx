import styled from "@emotion/styled";
import { color, size, space } from "../../renderer/theme";
import { Card, CardGrid, CardTitle, Detail, Price } from "../shared/Cards";
import { Words } from "../shared/Words";
import type { Recommendation } from "../types.generated";

/** One card for each recommendation: for whom, what, why, and what it costs. */
export function RecommendationCards({ items }: { items: Recommendation[] }) {
  return (
    <CardGrid min={20}>
      {items.map(({ audience, style, reason, price, duration }) => (
        <Card key={`${audience} ${style}`}>
          <CardTitle>{audience}</CardTitle>
          <Style>{style}</Style>
          <p>
            <Words of={reason} />
          </p>
          {(price || duration) && (
            <Foot>
              {price && <Price>{price}</Price>}
              {duration && <Detail>{duration}</Detail>}
            </Foot>
          )}
        </Card>
      ))}
    </CardGrid>
  );
}

const Style = styled.p({ color: color.accent, fontSize: size.body, fontWeight: 600 });

const Foot = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.s,
  marginTop: "auto",
  paddingTop: space.s,
  borderTop: `1px solid ${color.line}`,
});
