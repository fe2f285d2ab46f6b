import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { Places as PlacesProps } from "../../renderer/contract/types.generated";
import { color, media, plainList, sheet, size, space, target } from "../look/theme";
import { Section } from "../shared/Section";
import { SmartLink, Words } from "../shared/Words";

/** All places of the business: where each is, how to call it and when it is open. */
export function Places(props: PlacesProps) {
  const { places = [] } = usePage().site;
  return (
    <Section {...props}>
      <List>
        {places.map(({ id, name, page, directions, address, phoneLink, phone, hours }) => (
          <li key={id}>
            <h3>{page ? <SmartLink to={page}>{name}</SmartLink> : name}</h3>
            <SmartLink to={directions}>{address}</SmartLink>
            {phoneLink && <SmartLink to={phoneLink}>{phone}</SmartLink>}
            <Words as={Hours} of={hours} />
          </li>
        ))}
      </List>
    </Section>
  );
}

/** As many columns as fit. */
const List = styled.ul({
  ...plainList,
  marginTop: space.l,
  display: "grid",
  gap: space.l,
  [media.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))" },
  "& > li": {
    ...sheet,
    padding: space.card,
    background: color.card,
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: space.xs,
  },
  "& h3": { marginBottom: space.s },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: target },
});

const Hours = styled.p({ marginTop: space.s, color: color.muted, fontSize: size.small });
