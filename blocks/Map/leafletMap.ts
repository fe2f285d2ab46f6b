import { map as createMap, divIcon, marker, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import type { MapService } from "../../renderer/contract/types.generated";

/** How long, in milliseconds, the map's tiles may take before only the address is shown. */
const PATIENCE = 10_000;

/** Width and height of the pin in CSS pixels. */
const PIN = 30;

/** What the map shows of a place. */
export interface PlaceOnMap {
  name: string;
  /** The first line of the address. */
  street: string;
  /** Its other lines. */
  city: string;
  latitude: number;
  longitude: number;
  service: MapService;
}

/** Called when the first tile has loaded, or when none could be loaded and the map was removed. */
type Outcome = Record<"onShown" | "onFailed", () => void>;

/** Shows the map with Leaflet: one pin with the address. @returns a function that removes the map */
export function drawMap(canvas: HTMLElement, place: PlaceOnMap, outcome: Outcome): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = createMap(canvas, {
    // Leaflet wants the latitude first.
    center: [place.latitude, place.longitude],
    zoom: place.service.zoom,
    // The wheel and one finger scroll the page: two fingers and the buttons zoom.
    scrollWheelZoom: false,
    // From the first tile on: the Tab key should not stop at an empty frame.
    keyboard: false,
    dragging: !matchMedia("(pointer: coarse)").matches,
    // Leaflet's attribution takes HTML; the frame shows a link instead.
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  });
  marker([place.latitude, place.longitude], {
    icon: divIcon({ className: "", iconSize: [PIN, PIN], iconAnchor: [PIN / 2, PIN], tooltipAnchor: [0, -PIN] }),
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
    map.keyboard.enable();
    outcome.onShown();
  });
  // `load` without a `tileload`: every tile has failed. Deferred, since Leaflet is still handling the event.
  const failSoon = () => setTimeout(fail);
  tiles.once("load", failSoon);
  tiles.addTo(map);
  return remove;
}

/** As elements: Leaflet would read a string as HTML. */
function labelOf({ name, street, city }: PlaceOnMap): HTMLElement {
  const label = document.createElement("div");
  for (const line of [name, street, city]) {
    label.appendChild(document.createElement("span")).textContent = line;
  }
  return label;
}
