import type { CSSObject } from "@emotion/react";
import { color, hairline, radius, size, space, stroke, target } from "../look/theme";

/** The class of the pin: drawn by CSS, since Leaflet's own pictures would be further requests. */
export const PIN = "map-pin";

/** Width and height of the pin in CSS pixels. */
export const PIN_SIZE: [number, number] = [30, 30];

/** What the map looks like, in the site's colors; the selectors are Leaflet's and must outweigh its own. */
export const canvasStyle: CSSObject = {
  "&.leaflet-container": { zIndex: 0, font: "inherit", background: "transparent" },
  // A drop: its point is a corner of the ::before, since Leaflet needs the element's own transform.
  [`& .${PIN}::before`]: {
    content: '""',
    position: "absolute",
    inset: 0,
    border: `${stroke.bar} solid ${color.onAccent}`,
    borderRadius: `${radius.round} ${radius.round} ${radius.round} 0`,
    background: color.accent,
    transform: "rotate(-45deg)",
  },
  [`& .${PIN}::after`]: {
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
};
