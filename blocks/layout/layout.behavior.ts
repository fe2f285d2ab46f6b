import { type HoursPlan, liveHours } from "../../renderer/contract/businessHours";
import type { Behavior } from "../../renderer/contract/island";

/** An open page notices within so many milliseconds that the business opens or closes. */
const LOOKS_AGAIN = 20_000;

/** Says in a line below opening hours if the business is open now, by the plan that the footer has for the whole page. */
export default ((line) => {
  const plan = document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours;
  const words = line.firstElementChild;
  if (!plan || !words) return;
  const hours = JSON.parse(plan) as HoursPlan;
  const answer = document.createElement("strong");
  const show = () => {
    const { words } = liveHours(hours, Date.now(), document.documentElement.lang);
    // Not written again without need: a screen reader may be reading it.
    if (answer.textContent !== words) answer.textContent = words;
  };
  show();
  words.replaceChildren(answer);
  setInterval(show, LOOKS_AGAIN);
}) satisfies Behavior;
