import { WAITS } from "../../contract/island";

/** How long a link waits for its island, in milliseconds: a visitor who sees nothing happen leaves. */
const PATIENCE = 3000;

/**
 * Runs in the page before anything is shown: a click on a link that an island will handle is kept in `held`, which the
 * islands' loader clicks again once the island is there; after `PATIENCE` the page that the mark names, or the link, is
 * opened. It listens last: what an island that is awake, or the desk, has handled is not kept. With a modifier key the browser opens a new tab or window.
 */
export const HOLD = `held=[];
addEventListener("click",e=>{
let t=e.target.closest("[${WAITS}]");
if(!t||e.defaultPrevented||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||t.closest("[data-state=failed]"))return;
e.preventDefault();
held.push(t);
setTimeout(()=>{held.includes(t)&&(location=t.getAttribute("${WAITS}")||t.href)},${PATIENCE})})`.replaceAll("\n", "");

/** Whether a page has such links. @param content the page's HTML */
export const hasHeldLinks = (content: string): boolean => content.includes(` ${WAITS}=`);
