import { escapeJson } from "../escape";

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): the page
 * behind a link is fetched when a pointer rests on it or a finger touches it. Fetched and not
 * prerendered: a page that may never be visited must not start its scripts, and least of all those of
 * another site.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }] },
      eagerness: "moderate",
    },
  ],
};

/** For the end of the head; browsers without them take the element for data. */
export const speculationRules = `<script type="speculationrules">${escapeJson(rules)}</script>`;

/**
 * One page fades into the next where the browser can (CSS View Transitions, level 2), unless the
 * visitor asked for less motion (WCAG 2.2, 2.3.3).
 */
export const pageTransition = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
