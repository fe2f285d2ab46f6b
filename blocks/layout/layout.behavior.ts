import { liveHours, readPlan } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";
import { clockIn } from "../../renderer/contract/zoneClock";

/** What is around the blocks of a page: what its opening hours change, and whether visits may be counted. */
export default ((element) => {
  if (element.dataset.analytics) import("./consent").then((code) => code?.askForConsent(element));
  else keepHours(element);
}) satisfies Behavior;

/** An open page notices within this many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/**
 * Shows below opening hours whether the business is open now, by the plan in it or in the footer, and to a visitor whose clock
 * differs whose hours they are, if there is room.
 */
function keepHours(element: HTMLElement): void {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const line = element.firstElementChild;
  if (!plan || !line) return;
  const hours = readPlan(plan);
  const answer = document.createElement("strong");
  const showState = () => {
    const now = Date.now();
    const words = liveHours(hours, now, document.documentElement.lang);
    // Do not write the same text again: a screen reader may be reading it.
    if (answer.textContent === words) return;
    const { offsetHeight } = element;
    answer.textContent = words;
    line.replaceChildren(answer);
    if (clockIn(hours.zone, now) === clockIn([-new Date(now).getTimezoneOffset(), []], now)) return;
    // The sentence wraps as a whole, and then needs no dot before it: no line ends or starts with one.
    const zone = document.createElement("span");
    zone.style.display = "inline-block";
    zone.textContent = `· ${hours.timesIn}`;
    line.append(" ", zone);
    if (zone.offsetTop > answer.offsetTop) zone.textContent = hours.timesIn;
    // Nothing may move: the line is as high as the room that was reserved.
    if (element.offsetHeight > offsetHeight) line.replaceChildren(answer);
  };
  showState();
  setInterval(showState, LOOKS_AGAIN);
}
