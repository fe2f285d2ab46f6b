import { BY_HOURS } from "../../contract/businessHours";

/**
 * A page that takes longer than four seconds to be shown gets no cross-fade: no error of the page, though Chromium would
 * report it as one. On a page with a row the script of the row has it, since a script of its own costs 70 bytes more.
 */
export const LATE_TRANSITION = "document.activeViewTransition?.ready.catch(_=>0)";

/**
 * The script of a row. Runs when the browser has read the row that it ends, before the row is shown: no button moves away
 * from a finger. Without an opening that has the present time, by the clock of the business, the first two links change
 * places. It reads the clock as `clockIn` does: tests compare the two at every hour of a year.
 */
export const ORDER_BY_HOURS = `${LATE_TRANSITION};
{let r=document.currentScript.parentNode,
[[s,z],w,d]=JSON.parse(r.getAttribute("${BY_HOURS}")),
u=new Date(Date.now()+s*6e4),
e=u.getUTCDay(),
t=new Date(+u+z.filter(([f,m])=>(f=u.getUTCMonth()*100+u.getUTCDate()-e-f)>6||f>=0&&e*1440+u/6e4%1440>=m).pop()[2]*6e4),
a=t.toISOString().slice(0,10),
b=t/6e4%1440;
(d[a]||w.filter(([f])=>f<=a).pop()[1][t.getUTCDay()]).some(([o,c])=>o<=b&&b<c)||
(r.prepend(r.children[1]),[0,1].map(i=>r.children[i].toggleAttribute("data-quiet")))}
`.replaceAll("\n", "");
