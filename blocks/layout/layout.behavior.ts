import { clockIn, type HoursPlan, liveHours } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";

/** What is around the blocks of a page: whether the business is open, and whether visits may be counted. */
export default ((element) => {
  if (element.dataset.analytics) import("./consent").then((code) => code?.askForConsent(element));
  else showOpenNow(element);
}) satisfies Behavior;

/** An open page notices within this many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/**
 * Shows below the opening hours whether the business is open now, and to a visitor whose clock differs whose hours they
 * are, if there is room. The footer holds the plan for the whole page.
 */
function showOpenNow(line: HTMLElement): void {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const text = line.firstElementChild;
  if (!plan || !text) return;
  const hours = JSON.parse(plan) as HoursPlan;
  const answer = document.createElement("strong");
  const show = () => {
    const now = Date.now();
    const words = liveHours(hours, now, document.documentElement.lang);
    // Do not write the same text again: a screen reader may be reading it.
    if (answer.textContent === words) return;
    const { offsetHeight } = line;
    answer.textContent = words;
    text.replaceChildren(answer);
    if (clockIn(hours.zone, now) === clockIn(undefined, now)) return;
    text.append(` ${hours.timesIn}`);
    // Nothing may move: the line is as high as the room that was reserved.
    if (line.offsetHeight > offsetHeight) text.lastChild?.remove();
  };
  show();
  setInterval(show, LOOKS_AGAIN);
}
