import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { isSavingData } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import type { Map as MapProps, Site } from "../../renderer/contract/types.generated";
import { SmallIcon } from "../look/Icon";
import { maskBy } from "../look/motif";
import { cssTile, line } from "../look/motifs/tile";
import { color, font, hairline, media, radius, sheet, size, space, stroke, target } from "../look/theme";
import { Button, ButtonLink } from "../shared/Actions";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import type { PlaceOnMap } from "./leafletMap";

/** The minimum height of skeleton and map in CSS pixels: the same, so that the map does not move the page. */
const MAP_HEIGHT = 400;

/** What the block needs of site.yaml. */
export interface Place extends Omit<PlaceOnMap, "service"> {
  /** The address of a map search. */
  directions: string;
  /** Undefined if the site has no map. */
  service: Site["map"];
  labels: { map: string; show: string; failed: string };
}

export function placeOf({ business, map, labels }: Pick<Site, "business" | "map" | "labels">): Place {
  // The block `needs` an address with its coordinates, so that all of these are there.
  const { name, directions = "", longitude = 0, latitude = 0, addressLines = [] } = business;
  const [street = "", ...others] = addressLines;
  return {
    name,
    street,
    directions,
    longitude,
    latitude,
    city: others.join(", "),
    service: map,
    labels: { map: fillLabel(labels.mapOf, { name }), show: labels.showMap, failed: labels.mapFailed },
  };
}

/** Where the business is, readable without a map. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a block has one name, in folder, component and type
export function Map(props: MapProps) {
  return <MapView {...props} place={placeOf(usePage().site)} />;
}

/** @returns undefined if the chunk failed and the page is about to be reloaded */
const loadLeaflet = (): Promise<typeof import("./leafletMap") | undefined> => import("./leafletMap");

/** Draws the map, for a visitor who saves data only when they ask for it. */
function useMap(place: Place) {
  const { service } = place;
  const canvas = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<"waiting" | "loading" | "shown" | "failed">("waiting");
  const [wanted, setWanted] = useState(false);
  useEffect(() => setWanted(!isSavingData()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of a page never changes
  useEffect(() => {
    if (!service || !wanted) return;
    let away = false;
    let remove = () => {};
    const onShown = () => {
      // The button is about to go: move the focus to the map.
      if (document.activeElement === button.current) canvas.current?.focus({ preventScroll: true });
      setProgress("shown");
    };
    // The visitor can ask again.
    const onFailed = () => {
      setProgress("failed");
      setWanted(false);
    };
    const draw = async () => {
      setProgress("loading");
      const leaflet = await loadLeaflet();
      if (!leaflet || !canvas.current || away) return;
      remove = leaflet.drawMap(canvas.current, { ...place, service }, { onShown, onFailed });
    };
    draw();
    return () => {
      away = true;
      remove();
    };
  }, [wanted]);

  return { canvas, button, progress, show: () => setWanted(true) };
}

/** The frame with the address, behind which a map appears in the browser. */
export function MapView({ place, ...props }: MapProps & { place: Place }) {
  const { name, street, city, directions, service, labels } = place;
  const { canvas, button, progress, show } = useMap(place);
  const shown = progress === "shown";
  return (
    <Section {...props} printed="not">
      <Frame data-map={shown ? "shown" : "skeleton"}>
        {/* The address below says it aloud. */}
        {!shown && <Road aria-hidden="true">{withoutNumber(street)}</Road>}
        <Canvas ref={canvas} aria-label={labels.map} />
        <Failure role="status">{progress === "failed" && labels.failed}</Failure>
        {service && !shown && (
          <Button
            data-quiet=""
            ref={button}
            type="button"
            aria-disabled={progress === "loading" || undefined}
            onClick={show}
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
          <SmallIcon name="map" size={32} />
          <address>
            <strong>{name}</strong>
            <span>{street}</span>
            <span>{city}</span>
          </address>
          <ButtonLink to={directions} data-print="not">
            {props.directionsLabel}
          </ButtonLink>
        </Card>
      </Frame>
    </Section>
  );
}

/** The name of a street in the first line of an address: `100 Main Street`, `Hauptstraße 5a`, `12 bis, rue Haute`. */
const withoutNumber = (street: string) => street.replace(/^\d\S*(?: bis| ter)?,? |,? \d\S*$/g, "");

/** The side of the pin in CSS pixels, in the drawing and on the map. */
const PIN = 30;

const pin = {
  boxSizing: "border-box",
  border: `${stroke.bar} solid ${color.onAccent}`,
  borderRadius: `${radius.round} ${radius.round} ${radius.round} 0`,
  background: color.accent,
} as const;

/** Two avenues that cross in the middle, streets beside them, and a bank with a road along a river. */
const STREETS = cssTile(
  1200,
  500,
  line(30, "M-20 420L1220 40M470-20L730 520") +
    line(15, "M-20 270L1220-90M-20 560L1220 190M250-20L500 520M20-20L250 520M690-20L900 420M910-20L1010 200") +
    line(9, "M130 380L60 220M360 310L300 160M560 560L520 440M840 300L800 190M1000 240L1060 90") +
    line(56, "M660 560C760 470 860 430 960 420S1130 350 1220 330"),
);

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
  background: color.line,
  // The streets around the pin, until there is a map: no real ones, in the shape of a town.
  "&::before": {
    content: '""',
    position: "absolute",
    inset: "0 0 auto",
    height: MAP_HEIGHT,
    background: color.card,
    ...maskBy(`${STREETS} center / cover`),
    [media.medium]: { height: "100%" },
  },
  "&[data-map=skeleton]::after": {
    ...pin,
    content: '""',
    position: "absolute",
    top: MAP_HEIGHT / 2 - 90,
    insetInline: 0,
    width: PIN,
    height: PIN,
    marginInline: "auto",
    transform: "rotate(-45deg)",
    // Its point is where the avenues cross.
    [media.medium]: { top: "calc(50% - 3.3rem)", translate: "-0.5rem 0" },
  },
  // Between the name of the street and the card.
  "& > button": {
    position: "absolute",
    top: MAP_HEIGHT * 0.76,
    justifySelf: "center",
    translate: "0 -50%",
    "&[data-quiet]:not(:hover)": { background: color.paper },
    // On a wide screen the map is there before a press.
    [media.medium]: { "[data-island]:not([data-state=awake]) &, &[aria-disabled]": { display: "none" } },
    [media.unscripted]: { display: "none" },
    "[data-state=failed] &": { display: "none" },
  },
  // In letters as well: the card must not cover the pin when they are enlarged.
  [media.medium]: { minHeight: `max(${MAP_HEIGHT + 80}px, 28rem)`, paddingTop: space.m, justifyItems: "start" },
  // Around the frame, which clips what is outside: below the map is the card.
  "&:has(> section:focus-visible)": { outline: `${stroke.bar} solid ${color.accent}`, outlineOffset: stroke.line },
});

/** On the avenue, which rises 380 in 1240, beside the pin. */
const Road = styled.span({
  position: "absolute",
  top: MAP_HEIGHT * 0.46,
  insetInline: 0,
  width: "max-content",
  maxWidth: "40%",
  marginInline: "auto",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  transform: "translateY(-50%) rotate(-17deg) translateX(calc(50% + 2.25rem))",
  color: color.muted,
  fontSize: size.small,
  lineHeight: 1.2,
  [media.medium]: { top: "45%" },
  // No room for it.
  [media.small]: { display: "none" },
});

const Canvas = styled.section({
  position: "absolute",
  inset: "0 0 auto",
  height: MAP_HEIGHT,
  [media.medium]: { height: "100%" },
  // Two pins would be seen until the first tile is there. Not hidden: it takes the focus from the button that shows it.
  "[data-map=skeleton] > &": { opacity: 0 },
  // Leaflet's own selectors, in the site's colors; they must outweigh Leaflet's rules.
  "&.leaflet-container": { zIndex: 0, font: "inherit", background: "transparent" },
  // The pin is a drop in CSS: Leaflet's own pictures would be further requests. The `::before` is rotated, because
  // Leaflet uses the element's own transform.
  "& .leaflet-marker-icon::before": {
    ...pin,
    content: '""',
    position: "absolute",
    inset: 0,
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

const corner = {
  position: "absolute",
  padding: `0 ${space.s}`,
  background: color.paper,
  fontSize: size.small,
} as const;

const Attribution = styled.p({ ...corner, top: 0, insetInlineEnd: 0 });

/** Always there, empty: a screen reader says only what comes into it. */
const Failure = styled.p({ ...corner, top: space.s, justifySelf: "center", "&:empty": { padding: 0 } });

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
