import { parseHTML } from "linkedom";
import { hunksOf } from "../../../base/hunks";
import { readElements } from "../../../diff/built/lines";
import { keyOf, show } from "../../../diff/people/shownDocument";

/** Nothing moves, and what differs is framed. */
const STYLE =
  "*,::before,::after{animation:none!important;transition:none!important}[data-changed]{outline:3px solid #d6006c;outline-offset:3px}";

/** A page as it was, without scripts, with what it does not say now in frames. */
export function markDifferences(then: string, now: string): string {
  const { document } = parseHTML(then);
  const [was, is] = [document.body, parseHTML(now).document.body].map(readElements);
  const hunks = hunksOf((was ?? []).map(keyOf), (is ?? []).map(keyOf));
  const differing = hunks.flatMap(({ before }) => was?.slice(...before) ?? []);
  const inner = differing.filter((one) => !differing.some((other) => other !== one && one.contains(other)));
  for (const element of inner) show(element);
  for (const script of document.querySelectorAll("script")) script.remove();
  const style = document.createElement("style");
  style.textContent = STYLE;
  document.head.append(style);
  // Its links would lead away, and nothing in the frame is typed in.
  document.body.setAttribute("inert", "");
  return document.toString();
}
