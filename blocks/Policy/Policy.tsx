import styled from "@emotion/styled";
import { Icon } from "../look/Icon";
import { color, hairline, media, prose, radius, size, space, stroke } from "../look/theme";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { Policy as PolicyProps } from "../types.generated";

/** Rules in sections: on a wide screen the titles have a column of their own. */
export function Policy(props: PolicyProps) {
  return (
    <Section {...props}>
      <Rules>
        {props.sections.map(({ title, text, icon }) => (
          <Rule key={title}>
            <Title>
              {icon && <Icon name={icon} />}
              {title}
            </Title>
            <Words as={Body} of={text} />
          </Rule>
        ))}
      </Rules>
      {props.notice && (
        <Notice>
          <Icon name="shield" />
          <Words as="span" of={props.notice} />
        </Notice>
      )}
    </Section>
  );
}

const Rules = styled.div({ marginTop: space.l });

const Rule = styled.div({
  display: "grid",
  gap: space.s,
  paddingBlock: space.l,
  borderTop: hairline,
  [media.large]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space.xxl },
});

const Title = styled.h3({
  display: "flex",
  alignItems: "start",
  gap: space.s,
  fontSize: size.h3,
  "& svg": { flex: "none", color: color.accent },
});

const Body = styled.div({
  ...prose,
  "& li + li": { marginTop: space.xs },
});

const Notice = styled.p({
  display: "flex",
  gap: space.m,
  marginTop: space.s,
  padding: space.l,
  background: color.card,
  border: hairline,
  borderInlineStart: `${stroke.bar} solid ${color.gold}`,
  borderRadius: radius.s,
  "& > svg": { flex: "none", color: color.accent },
});
