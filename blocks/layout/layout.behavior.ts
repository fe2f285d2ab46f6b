import { clockIn, type HoursPlan, liveHours } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";

/** An open page notices within this many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/** Keeps a line of the current state, or the order of the buttons, in step with the opening hours; the footer holds the plan. */
export default ((element) => {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const first = element.firstElementChild;
  if (!plan || !first) return;
  const hours = JSON.parse(plan) as HoursPlan;
  if (first instanceof HTMLAnchorElement) bookFirstWhileClosed(element, hours);
  else showState(element, first, hours);
}) satisfies Behavior;

/**
 * Changes the first two buttons, to call and to book, when the page is opened while the business is closed. Once only: a
 * button must not move away from a finger. Both are removed and added: to the browser they are new, and nothing shifts.
 */
function bookFirstWhileClosed(row: HTMLElement, hours: HoursPlan): void {
  const [call, book] = row.children;
  if (!call || !book || liveHours(hours, Date.now(), "en").isOpen || row.contains(document.activeElement)) return;
  row.prepend(book, call);
  for (const button of [book, call]) button.toggleAttribute("data-quiet");
}

/**
 * Shows below the opening hours whether the business is open now, and to a visitor whose clock differs whose hours they
 * are, if there is room.
 */
function showState(line: HTMLElement, text: Element, hours: HoursPlan): void {
  const answer = document.createElement("strong");
  const show = () => {
    const now = Date.now();
    const { words } = liveHours(hours, now, document.documentElement.lang);
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
