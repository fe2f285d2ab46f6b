import styled from "@emotion/styled";
import type { Ref } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { Icon } from "../look/Icon";
import { color, font, hairline, media, radius, sheet, size, space, stroke, target } from "../look/theme";
import { Button, ButtonLink } from "../shared/Actions";
import { fillLabel } from "../shared/Label";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import type { Map as MapProps, Site } from "../types.generated";

/** The least height, in CSS pixels, of the skeleton and of the map that takes its place without moving the page. */
const MAP_HEIGHT = 400;

/** What the map needs of site.yaml; `service` is undefined where the site has no map. */
export function placeOf({ business, map, labels }: Pick<Site, "business" | "map" | "labels">) {
  const { name, street, city, region, postalCode, directions, longitude, latitude } = business;
  return {
    ...{ name, street, directions, longitude, latitude },
    city: `${city}, ${region} ${postalCode}`,
    service: map,
    labels: { map: fillLabel(labels.mapOf, { name }), show: labels.showMap },
  };
}

export type Place = ReturnType<typeof placeOf>;

/** Where the business is, readable without a map. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a block has one name, in folder, component and type
export function Map(props: MapProps) {
  return <MapView {...props} place={placeOf(usePage().site)} />;
}

interface MapViewProps extends MapProps {
  place: Place;
  /** What the awake island adds. */
  awake?: {
    /** Receives the map. */
    canvas: Ref<HTMLElement>;
    button: Ref<HTMLButtonElement>;
    progress: "waiting" | "loading" | "shown";
    onWanted: () => void;
  };
}

/** The frame with the address. In the browser a map comes behind it, once there is room or the visitor asks for it. */
export function MapView({ place, awake, ...props }: MapViewProps) {
  const { name, street, city, directions, service, labels } = place;
  const shown = awake?.progress === "shown";
  return (
    <Section {...props}>
      <Frame data-map={shown ? "shown" : "skeleton"}>
        <Canvas ref={awake?.canvas} aria-label={labels.map} />
        {service && !shown && (
          <Button
            data-quiet=""
            ref={awake?.button}
            type="button"
            aria-disabled={awake?.progress === "loading" || undefined}
            onClick={awake?.onWanted}
          >
            {labels.show}
          </Button>
        )}
        {service && shown && (
          <Attribution>
            © <SmartLink to={service.attribution.to}>{service.attribution.label}</SmartLink>
          </Attribution>
        )}
        <Card>
          <Icon name="map" size={32} />
          <address>
            <strong>{name}</strong>
            <span>{street}</span>
            <span>{city}</span>
          </address>
          <ButtonLink to={directions}>{props.directionsLabel}</ButtonLink>
        </Card>
      </Frame>
    </Section>
  );
}

const Frame = styled.div({
  position: "relative",
  // Leaflet stacks up to 1000: it must not reach above the top bar.
  isolation: "isolate",
  overflow: "hidden",
  marginTop: space.l,
  // On a phone the card is below the pin: there is no room beside it.
  paddingTop: MAP_HEIGHT - 24,
  paddingInline: space.m,
  paddingBottom: space.m,
  display: "grid",
  alignItems: "end",
  border: hairline,
  borderRadius: radius.m,
  background: `repeating-linear-gradient(24deg, ${color.line} 0 ${stroke.line}, transparent ${stroke.line} 5rem),
    repeating-linear-gradient(114deg, ${color.line} 0 ${stroke.line}, transparent ${stroke.line} 7rem), ${color.card}`,
  // In the middle of the skeleton; where a screen is wide enough, the map comes without being asked for.
  "& > button": {
    position: "absolute",
    top: MAP_HEIGHT / 2,
    justifySelf: "center",
    translate: "0 -50%",
    "&[data-quiet]:not(:hover)": { background: color.paper },
    [media.medium]: { display: "none" },
    [media.unscripted]: { display: "none" },
    "[data-state=failed] &": { display: "none" },
  },
  [media.medium]: { minHeight: MAP_HEIGHT + 80, paddingTop: space.m, justifyItems: "start" },
});

const Canvas = styled.section({
  position: "absolute",
  inset: "0 0 auto",
  height: MAP_HEIGHT,
  [media.medium]: { height: "100%" },
  // Inside, and above the tiles: the frame cuts off what is outside.
  "&:focus-visible::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: 1000,
    border: `${stroke.bar} solid ${color.accent}`,
    borderRadius: radius.m,
    pointerEvents: "none",
  },
  // Leaflet's own selectors, in the site's colors; they must outweigh Leaflet's rules.
  "&.leaflet-container": { zIndex: 0, font: "inherit", background: "transparent" },
  // The pin, a drop, since Leaflet's own pictures would be further requests. Its point is a corner of the ::before:
  // Leaflet needs the element's own transform.
  "& .leaflet-marker-icon::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    border: `${stroke.bar} solid ${color.onAccent}`,
    borderRadius: `${radius.round} ${radius.round} ${radius.round} 0`,
    background: color.accent,
    transform: "rotate(-45deg)",
  },
  "& .leaflet-marker-icon::after": {
    content: '""',
    position: "absolute",
    inset: 10,
    borderRadius: radius.round,
    background: color.onAccent,
  },
  "& .leaflet-tooltip": {
    padding: `${space.xs} ${space.sm}`,
    border: hairline,
    borderRadius: radius.s,
    background: color.paper,
    color: color.ink,
    fontSize: size.small,
    textAlign: "center",
    "& span": { display: "block" },
  },
  "&& .leaflet-bar a": { width: target, height: target, lineHeight: target, color: color.ink, background: color.paper },
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
  ...sheet,
  background: color.paper,
  "& > svg": { color: color.accent },
  "& > a": { gridColumn: "1 / -1" },
  "& address": { display: "grid", fontStyle: "normal" },
  "& strong": { fontFamily: font.heading, fontSize: size.h3 },
});
