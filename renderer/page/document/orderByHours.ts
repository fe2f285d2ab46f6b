import { BY_HOURS, type ClockHours } from "../../contract/businessHours";
import { escapeJson } from "../escape";

/**
 * Runs when the browser has read the row that it ends, before the row is shown: no button moves away from a finger.
 * Without an opening that has the present time, by the clock of the business, the first two links change places.
 */
const ORDER = `
[a,b]=new Date().toLocaleString("sv",{timeZone:z}).split(" "),
r=document.currentScript.parentNode;
(d[a]||w.filter(([f])=>f<=a).pop()[1][new Date(a).getUTCDay()]).some(([o,c])=>o<=b&&b<c)||
r.prepend(...[r.children[1],r.children[0]].map(l=>(l.toggleAttribute("data-quiet"),l)))}`.replaceAll("\n", "");

/** The rows that are marked, to the end of their links. */
const ROWS = new RegExp(` ${BY_HOURS}="[^>]*>(?:<a .*?</a>)+`, "g");

/** The page with a script at the end of each row of links whose order depends on whether the business is open now. */
export function withOrderByHours(html: string, clock: ClockHours | undefined): string {
  if (!clock) return html;
  const script = `<script>{let[z,w,d]=${escapeJson([clock.zone, clock.weeks, clock.days])},${ORDER}</script>`;
  return html.replace(ROWS, (row) => row + script);
}
