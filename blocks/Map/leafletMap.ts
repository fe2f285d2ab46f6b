import { map as createMap, divIcon, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import type { MapService } from "../types.generated";
import { PIN, PIN_SIZE } from "./canvasStyle";
import type { Place } from "./place";

/** How long, in milliseconds, the map's pictures may take before the address stands alone. */
const PATIENCE = 10_000;

interface Outcome {
  /** The first picture is there. */
  onShown: () => void;
  /** No picture can be had; the map is gone again. */
  onFailed: () => void;
}

/**
 * Draws the map with Leaflet: one pin with the address at the salon's coordinates.
 *
 * @returns takes the map away
 */
export function drawMap(canvas: HTMLElement, place: Place & { service: MapService }, outcome: Outcome): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(canvas, {
    // Leaflet wants the latitude first.
    center: [place.latitude, place.longitude],
    zoom: place.service.zoom,
    // Neither the wheel nor one finger may be caught on its way down the page: two fingers and the buttons zoom.
    scrollWheelZoom: false,
    dragging: !matchMedia("(pointer: coarse)").matches,
    // Its own attribution takes HTML; the frame shows it as a link.
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  const [width, height] = PIN_SIZE;
  marker([place.latitude, place.longitude], {
    icon: divIcon({ className: PIN, iconSize: PIN_SIZE, iconAnchor: [width / 2, height], tooltipAnchor: [0, -height] }),
    interactive: false,
    keyboard: false,
  })
    .addTo(map)
    .bindTooltip(labelOf(place), { permanent: true, direction: "top", opacity: 1 });

  let ended = false;
  const remove = () => {
    clearTimeout(timer);
    if (!ended) map.remove();
    ended = true;
  };
  const fail = () => {
    remove();
    outcome.onFailed();
  };
  const timer = setTimeout(fail, PATIENCE);
  const tiles = tileLayer(place.service.tiles, { maxZoom: 19 });
  tiles.once("tileload", () => {
    clearTimeout(timer);
    tiles.off("load", failSoon);
    outcome.onShown();
  });
  // Every picture has come or failed, and none has come. Soon, since Leaflet is still at it.
  const failSoon = () => setTimeout(fail);
  tiles.once("load", failSoon);
  tiles.addTo(map);
  return remove;
}

/** As elements, never as text that Leaflet would read as HTML. */
function labelOf({ name, street, city }: Place): HTMLElement {
  const label = document.createElement("div");
  for (const line of [name, street, city]) {
    label.appendChild(document.createElement("span")).textContent = line;
  }
  return label;
}
