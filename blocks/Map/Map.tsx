import styled from "@emotion/styled";
import { color, font, radius, size, space } from "../../renderer/theme";
import { ButtonLink } from "../shared/Actions";
import { Icon } from "../shared/Icon";
import { usePage } from "../shared/PageContext";
import { Section } from "../shared/Section";
import type { Map as MapProps } from "../types.generated";

/** The least height of the frame: the map that takes its place must not move the page. */
const FRAME_HEIGHT = 400;

/** Where the salon is, readable without a map; the coordinates (degrees) wait in the frame for one. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a block has one name, in folder, component and type
export function Map(props: MapProps) {
  const { business } = usePage().site;
  return (
    <Section {...props}>
      <Frame data-longitude={business.longitude} data-latitude={business.latitude}>
        <Place>
          <Icon name="map" size={40} />
          <Address>
            <strong>{business.name}</strong>
            <span>{business.street}</span>
            <span>
              {business.city}, {business.region} {business.postalCode}
            </span>
          </Address>
          <ButtonLink to={business.directions}>{props.directionsLabel}</ButtonLink>
        </Place>
      </Frame>
    </Section>
  );
}

/** Thin lines, like the streets of a plan. */
const Frame = styled.div({
  marginTop: space.l,
  minHeight: FRAME_HEIGHT,
  padding: space.m,
  display: "grid",
  placeItems: "center",
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: `repeating-linear-gradient(24deg, ${color.line} 0 2px, transparent 2px 5rem),
    repeating-linear-gradient(114deg, ${color.line} 0 2px, transparent 2px 7rem), ${color.card}`,
});

const Place = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: space.m,
  padding: space.l,
  borderRadius: radius.m,
  background: color.paper,
  border: `1px solid ${color.line}`,
  textAlign: "center",
  "& svg": { color: color.accent },
});

const Address = styled.address({
  display: "grid",
  fontStyle: "normal",
  "& strong": { fontFamily: font.heading, fontSize: size.h3 },
});
