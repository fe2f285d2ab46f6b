import styled from "@emotion/styled";
import { color, radius, space, width } from "../../renderer/theme";
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
    </Section>
  );
}

const Towns = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
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
  marginTop: space.l,
  maxWidth: width.text,
  display: "grid",
  gap: space.s,
  "& ul, & ol": { paddingInlineStart: space.l },
});
