import styled from "@emotion/styled";
import { color, hairline, media, radius, size, space } from "../look/theme";
import { CardTitle, Detail } from "../shared/Cards";
import { Note } from "../shared/Note";
import type { ExpectedDurations } from "../types.generated";

/** The panel below the phases: how long each style takes. */
export function Durations({ title, items, note }: ExpectedDurations) {
  return (
    <Panel>
      <CardTitle>{title}</CardTitle>
      <List>
        {items.map(({ name, duration }) => (
          <Item key={name}>
            <dt>{name}</dt>
            <Time>{duration}</Time>
          </Item>
        ))}
      </List>
      <Note of={note} />
    </Panel>
  );
}

const Panel = styled.div({
  marginTop: space.l,
  padding: space.l,
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
});

const List = styled.dl({
  marginTop: space.m,
  display: "grid",
  columnGap: space.xl,
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
});

const Item = styled.div({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.m,
  paddingBlock: space.s,
  borderBottom: hairline,
});

const Time = styled(Detail.withComponent("dd"))({ fontSize: size.body, whiteSpace: "nowrap" });
