import styled from "@emotion/styled";
import { color, hairline, media, size, space } from "../look/theme";
import { CardTitle, Detail, Price } from "../shared/Cards";
import { Words } from "../shared/Words";
import type { Recommendation } from "../types.generated";

/** One ruled row for each recommendation: for whom, then what and why, then what it costs. */
export function RecommendationCards({ items }: { items: Recommendation[] }) {
  return (
    <Rows>
      {items.map(({ audience, name, description, price, duration }) => (
        <Row key={`${audience} ${name}`}>
          <CardTitle>{audience}</CardTitle>
          <div>
            <Name>{name}</Name>
            <p>
              <Words of={description} />
            </p>
          </div>
          {(price || duration) && (
            <Terms>
              {price && <Price>{price}</Price>}
              {duration && <Detail>{duration}</Detail>}
            </Terms>
          )}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.ul({ listStyle: "none", padding: 0, marginTop: space.l, borderBottom: hairline });

const Row = styled.li({
  display: "grid",
  gap: space.s,
  paddingBlock: space.l,
  borderTop: hairline,
  [media.large]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr) minmax(0, 2fr)", columnGap: space.xl },
});

const Name = styled.p({ color: color.accent, fontSize: size.body, fontWeight: 600 });

const Terms = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.m}`,
  [media.large]: { flexDirection: "column", alignItems: "end", textAlign: "end" },
});
