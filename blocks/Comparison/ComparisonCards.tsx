import styled from "@emotion/styled";
import { color, media, radius, size, space, stroke } from "../look/theme";
import { Card, CardGrid, CardTitle } from "../shared/Cards";
import { Words } from "../shared/Words";
import type { Comparison } from "../types.generated";

/** The form for small screens: a card for each feature, the licensed salon first. */
export function ComparisonCards({ columns, rows }: Pick<Comparison, "columns" | "rows">) {
  return (
    <Cards>
      {rows.map(({ feature, licensed, unlicensed, chain }) => (
        <Card key={feature}>
          <CardTitle>{feature}</CardTitle>
          <List>
            <Own>
              <dt>{columns.licensed}</dt>
              <dd>
                <Words of={licensed} />
              </dd>
            </Own>
            <div>
              <dt>{columns.unlicensed}</dt>
              <dd>
                <Words of={unlicensed} />
              </dd>
            </div>
            <div>
              <dt>{columns.chain}</dt>
              <dd>
                <Words of={chain} />
              </dd>
            </div>
          </List>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled(CardGrid)({ marginTop: 0, [media.medium]: { gridTemplateColumns: "1fr 1fr" } });

const List = styled.dl({
  display: "grid",
  gap: space.m,
  "& dt": { color: color.muted, fontSize: size.small, fontWeight: 600 },
});

const Own = styled.div({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `${stroke.bar} solid ${color.accent}`,
  borderRadius: radius.s,
  background: color.paper,
  "& dt": { color: color.accent },
});
