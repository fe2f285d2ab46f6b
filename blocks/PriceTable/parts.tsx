import styled from "@emotion/styled";
import type { ComponentProps, ComponentType } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { PriceRow } from "../../renderer/contract/types.generated";
import { Icon } from "../look/Icon";
import { font, size, space } from "../look/theme";
import { Badge as Mark } from "../shared/Cards";
import { SmartLink, Words } from "../shared/Words";

/** A link to the phone, for a row without a price; nothing if the business has none. */
export function CallForPrice() {
  const { business, labels } = usePage().site;
  return (
    business.phoneLink && (
      <Call to={business.phoneLink}>
        <Icon name="phone" size={18} />
        {labels.callForPricing}
      </Call>
    )
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

/** The name of a row, as a link if the row leads to a page. */
export function Name({
  name,
  to,
  link: NameLink = SmartLink,
}: Pick<PriceRow, "name" | "to"> & { link?: ComponentType<ComponentProps<typeof SmartLink>> }) {
  return to ? <NameLink to={to}>{name}</NameLink> : <Words of={name} />;
}

/** Marks a featured row; renders nothing for others. */
export function Badge({ featured, className }: Pick<PriceRow, "featured"> & { className?: string }) {
  const { labels } = usePage().site;
  return featured && <Mark className={className}>{labels.mostPopular}</Mark>;
}
