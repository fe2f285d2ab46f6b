import { BY_HOURS } from "../../contract/businessHours";

/**
 * The script of a row. Runs when the browser has read the row that it ends, before the row is shown: no button moves away
 * from a finger. Without an opening that has the present time, by the clock of the business, the first two links change
 * places.
 */
export const ORDER_BY_HOURS = `<script>
{let r=document.currentScript.parentNode,
{zone:z,weeks:w,days:d}=JSON.parse(r.getAttribute("${BY_HOURS}")),
[a,b]=new Date().toLocaleString("sv",{timeZone:z}).split(" ");
(d[a]||w.filter(([f])=>f<=a).pop()[1][new Date(a).getUTCDay()]).some(([o,c])=>o<=b&&b<c)||
r.prepend(...[r.children[1],r.children[0]].map(l=>(l.toggleAttribute("data-quiet"),l)))}
</script>`.replaceAll("\n", "");

/** The rows that are marked, to the end of their links. */
const ROWS = new RegExp(` ${BY_HOURS}="[^>]*>(?:<a .*?</a>)+`, "g");

/** The page with a script at the end of each row of links whose order depends on whether the business is open now. */
export function withOrderByHours(html: string): string {
  return html.replace(ROWS, (row) => row + ORDER_BY_HOURS);
}
