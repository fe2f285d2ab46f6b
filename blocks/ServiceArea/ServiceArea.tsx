import styled from "@emotion/styled";
import { color, media, radius, space, width } from "../../renderer/theme";
import { Icon } from "../shared/Icon";
import { usePage } from "../shared/PageContext";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { ServiceArea as ServiceAreaProps } from "../types.generated";

/** The towns that clients come from: the page's own, else those of site.yaml. */
export function ServiceArea(props: ServiceAreaProps) {
  const { site } = usePage();
  const towns = props.towns ?? site.business.towns;
  return (
    <Section {...props}>
      <Columns beside={Boolean(props.text)}>
        <Towns>
          {towns.map((town) => (
            <Town key={town}>
              <Icon name="map" size={18} />
              {town}
            </Town>
          ))}
        </Towns>
        {props.text && (
          <Body>
            <Words of={props.text} />
          </Body>
        )}
      </Columns>
    </Section>
  );
}

const Columns = styled("div", { shouldForwardProp: (name) => name !== "beside" })<{ beside: boolean }>(
  ({ beside }) => ({
    marginTop: space.l,
    display: "grid",
    gap: space.l,
    alignItems: "start",
    [media.large]: beside ? { gridTemplateColumns: "1.2fr 1fr", gap: space.xxl } : {},
  }),
);

const Towns = styled.ul({
  listStyle: "none",
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
});

const Town = styled.li({
  display: "flex",
  alignItems: "center",
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.card,
  "& svg": { flex: "none", color: color.accent },
});

const Body = styled.div({
  maxWidth: width.text,
  display: "grid",
  gap: space.s,
  "& ul, & ol": { paddingInlineStart: space.l },
});
