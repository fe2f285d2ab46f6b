import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { telLink } from "../../renderer/contract/phone";
import { Icon } from "../look/Icon";
import { color, media, space, stroke } from "../look/theme";
import { CardTitle, Detail, Price } from "../shared/Cards";
import { Note } from "../shared/Note";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/SmartLink";
import { Words } from "../shared/Words";
import type { StyleOptions as StyleOptionsProps } from "../types.generated";

/** The versions of a style, written as a menu; one without a price leads to the phone. */
export function StyleOptions(props: StyleOptionsProps) {
  const { business, labels } = usePage().site;
  return (
    <Section {...props}>
      <Menu>
        {props.options.map(({ name, description, price, duration }) => (
          <Option key={name}>
            <Line>
              <CardTitle>{name}</CardTitle>
              <Leader aria-hidden="true" />
              {price ? (
                <Price>{price}</Price>
              ) : (
                <Call to={telLink(business.phone)}>
                  <Icon name="phone" size={18} />
                  {labels.callForPricing}
                </Call>
              )}
            </Line>
            {duration && <Detail>{duration}</Detail>}
            {description && (
              <p>
                <Words of={description} />
              </p>
            )}
          </Option>
        ))}
      </Menu>
      <Note of={props.note} />
    </Section>
  );
}

const Menu = styled.ul({
  listStyle: "none",
  padding: 0,
  marginTop: space.l,
  display: "grid",
  gap: `${space.l} ${space.xxl}`,
  [media.large]: { gridTemplateColumns: "1fr 1fr" },
});

const Option = styled.li({ display: "flex", flexDirection: "column", gap: space.xs });

/** The price beside the name where both fit, else below it. */
const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
  "& h3": { flex: "1 1 9rem", [media.medium]: { flex: "0 1 auto" } },
});

/** The dots that lead the eye from the name to its price. */
const Leader = styled.span({
  display: "none",
  flex: `1 1 ${space.l}`,
  borderBottom: `${stroke.line} dotted ${color.gold}`,
  transform: "translateY(-0.25em)",
  [media.medium]: { display: "block" },
});

/** As tall as a thumb needs, without moving the line that it stands on. */
const Call = styled(SmartLink)({
  paddingBlock: space.sm,
  marginBlock: `-${space.sm}`,
  fontWeight: 600,
  "& svg": { display: "inline", verticalAlign: "-0.2em", marginInlineEnd: space.s },
});
