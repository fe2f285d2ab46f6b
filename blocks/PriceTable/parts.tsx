import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import { telLink } from "../../renderer/contract/phone";
import { Icon } from "../look/Icon";
import { color, font, radius, size, space } from "../look/theme";
import { SmartLink } from "../shared/SmartLink";

/** What a row without a price has in its place: the phone. */
export function CallForPrice() {
  const { business, labels } = usePage().site;
  return (
    <Call to={telLink(business.phone)}>
      <Icon name="phone" size={18} />
      {labels.callForPricing}
    </Call>
  );
}

/** Large enough for a thumb, without moving the line that it is on. */
const Call = styled(SmartLink)({
  paddingBlock: space.sm,
  marginBlock: `-${space.sm}`,
  fontFamily: font.body,
  fontSize: size.body,
  fontWeight: 600,
  "& svg": { display: "inline", verticalAlign: "-0.2em", marginInlineEnd: space.s },
});

/** Marks a featured row. */
export const Badge = styled.span({
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontFamily: font.body,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.4,
});
