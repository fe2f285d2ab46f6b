import styled from "@emotion/styled";
import type { Ref } from "react";
import { Icon } from "../look/Icon";
import { color, font, hairline, media, radius, shadow, size, space, stroke } from "../look/theme";
import { ButtonLink } from "../shared/Actions";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/SmartLink";
import type { Map as MapProps } from "../types.generated";
import { canvasStyle } from "./canvasStyle";
import type { Place } from "./place";

/** The least height, in CSS pixels, of the skeleton and of the map that takes its place without moving the page. */
const MAP_HEIGHT = 400;

interface MapViewProps extends MapProps {
  place: Place;
  /** Whether there is a map to see. */
  shown?: boolean;
  /** Where the map is drawn. */
  canvas?: Ref<HTMLElement>;
}

/**
 * The frame of the map, drawn like the plan of a town, with the address and the directions in it.
 * A map comes behind these and takes nothing away; where none can be had, they stand alone.
 */
export function MapView({ place, shown = false, canvas, ...props }: MapViewProps) {
  return (
    <Section {...props}>
      <Frame data-map={shown ? "shown" : "skeleton"}>
        <Canvas ref={canvas} aria-label={`Map: ${place.name}`} />
        {shown && place.service && (
          <Attribution>
            © <SmartLink to={place.service.attribution.to}>{place.service.attribution.label}</SmartLink>
          </Attribution>
        )}
        <Card>
          <Icon name="map" size={32} />
          <Address>
            <strong>{place.name}</strong>
            <span>{place.street}</span>
            <span>{place.city}</span>
          </Address>
          <ButtonLink to={place.directions}>{props.directionsLabel}</ButtonLink>
        </Card>
      </Frame>
    </Section>
  );
}

/** Thin lines, like the streets of a plan. */
const Frame = styled.div({
  position: "relative",
  // Leaflet stacks up to 1000: it must not reach above the top bar.
  isolation: "isolate",
  overflow: "hidden",
  marginTop: space.l,
  // On a phone the card stands below the pin, where there is no room beside it.
  paddingTop: MAP_HEIGHT - 24,
  paddingInline: space.m,
  paddingBottom: space.m,
  display: "grid",
  alignItems: "end",
  border: hairline,
  borderRadius: radius.m,
  background: `repeating-linear-gradient(24deg, ${color.line} 0 ${stroke.line}, transparent ${stroke.line} 5rem),
    repeating-linear-gradient(114deg, ${color.line} 0 ${stroke.line}, transparent ${stroke.line} 7rem), ${color.card}`,
  [media.medium]: { minHeight: MAP_HEIGHT + 80, paddingTop: space.m, justifyItems: "start" },
});

const Canvas = styled.section({
  position: "absolute",
  inset: "0 0 auto",
  height: MAP_HEIGHT,
  [media.medium]: { height: "100%" },
  ...canvasStyle,
});

const Attribution = styled.p({
  position: "absolute",
  top: 0,
  insetInlineEnd: 0,
  padding: `0 ${space.s}`,
  background: color.paper,
  fontSize: size.small,
});

const Card = styled.div({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  gap: space.m,
  padding: space.m,
  borderRadius: radius.m,
  background: color.paper,
  border: hairline,
  boxShadow: shadow,
  "& > svg": { color: color.accent },
  "& > a": { gridColumn: "1 / -1" },
});

const Address = styled.address({
  display: "grid",
  fontStyle: "normal",
  "& strong": { fontFamily: font.heading, fontSize: size.h3 },
});
