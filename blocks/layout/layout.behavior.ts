import { clockIn, type HoursPlan, liveHours } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";

/** What is around the blocks of a page: what its opening hours change, and whether visits may be counted. */
export default ((element) => {
  if (element.dataset.analytics) import("./consent").then((code) => code?.askForConsent(element));
  else keepHours(element);
}) satisfies Behavior;

/** An open page notices within this many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/**
 * Keeps in step with the opening hours of the business, of which the footer holds the plan, either a line below them or,
 * where there are two, the buttons to call and to book.
 */
function keepHours(element: HTMLElement): void {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const [first, second] = element.children;
  if (!plan || !first) return;
  const hours = JSON.parse(plan) as HoursPlan;
  const live = (now: number) => liveHours(hours, now, document.documentElement.lang);

  /**
   * Lets the two change places if the business is closed. Once only: a button must not move away from a finger. Both are
   * removed and added: to the browser they are new, and nothing shifts.
   */
  const bookFirst = (call: Element, book: Element) => {
    if (live(Date.now()).isOpen || element.matches(":focus-within")) return;
    element.prepend(book, call);
    for (const button of [call, book]) button.toggleAttribute("data-quiet");
  };

  /** Shows whether it is open now, and to a visitor whose clock differs whose hours they are, if there is room. */
  const answer = document.createElement("strong");
  const showState = () => {
    const now = Date.now();
    const { words } = live(now);
    // Do not write the same text again: a screen reader may be reading it.
    if (answer.textContent === words) return;
    const { offsetHeight } = element;
    answer.textContent = words;
    first.replaceChildren(answer);
    if (clockIn(hours.zone, now) === clockIn(undefined, now)) return;
    first.append(` · ${hours.timesIn}`);
    // Nothing may move: the line is as high as the room that was reserved.
    if (element.offsetHeight > offsetHeight) first.lastChild?.remove();
  };

  if (second) bookFirst(first, second);
  else {
    showState();
    setInterval(showState, LOOKS_AGAIN);
  }
}
