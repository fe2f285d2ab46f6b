import styled from "@emotion/styled";
import type { Policy as PolicyProps } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { color, hairline, media, prose, radius, space, stroke } from "../look/theme";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** Rules in sections: on a wide screen the titles have a column of their own. */
export function Policy(props: PolicyProps) {
  return (
    <Section {...props}>
      <Rules>
        {props.sections.map(({ title, text, icon }) => (
          <div key={title}>
            <h3>
              {icon && <Icon name={icon} />}
              <Words of={title} />
            </h3>
            <Words as={Body} of={text} />
          </div>
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

const Rules = styled.div({
  marginTop: space.l,
  "& > div": {
    display: "grid",
    gap: space.s,
    paddingBlock: space.m,
    borderTop: hairline,
    [media.large]: { paddingBlock: space.l, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)", gap: space.xxl },
  },
  "& h3": { display: "flex", alignItems: "start", gap: space.s },
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
