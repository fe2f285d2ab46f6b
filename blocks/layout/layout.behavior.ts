import { type HoursPlan, liveHours } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";

/** An open page notices within this many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/** Shows below the opening hours whether the business is open now. The footer holds the plan for the whole page. */
export default ((line) => {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const words = line.firstElementChild;
  if (!plan || !words) return;
  const hours = JSON.parse(plan) as HoursPlan;
  const answer = document.createElement("strong");
  const show = () => {
    const { words } = liveHours(hours, Date.now(), document.documentElement.lang);
    // Do not write the same text again: a screen reader may be reading it.
    if (answer.textContent !== words) answer.textContent = words;
  };
  show();
  words.replaceChildren(answer);
  setInterval(show, LOOKS_AGAIN);
}) satisfies Behavior;
