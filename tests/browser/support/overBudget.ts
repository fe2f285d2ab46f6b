import type { Weight } from "./weighPage";

/** Each exceeded budget in words; empty for a page within its budgets. */
export function overBudget(weight: Weight): string[] {
  const { html, fonts, largestPicture, shift } = weight;
  const scripts = weight.statefulInView ? 0 : weight.scripts.gzip;
  // Kilobytes of 1,000 bytes.
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const share = (value: number) => String(Number(value.toFixed(3)));
  const measured = [
    // The first round trip carries about ten packets of 1,460 bytes (RFC 6928).
    { what: "HTML with its CSS, brotli", is: html.brotli, budget: 13_500, inWords: size },
    { what: "fonts", is: fonts.brotli, budget: 45_000, inWords: size },
    { what: "the largest picture in the first view, gzip", is: largestPicture.gzip, budget: 60_000, inWords: size },
    { what: "JavaScript before interaction, gzip", is: scripts, budget: 3000, inWords: size },
    // 0.00 as it is reported: a typeface that comes late may move a word on its line by a pixel.
    { what: "layout shift at rest", is: shift.atRest, budget: 0.005, inWords: share },
    { what: "layout shift in use", is: shift.inUse, budget: 0.02, inWords: share },
  ];
  return [
    ...measured
      .filter(({ is, budget }) => is > budget)
      .map(({ what, is, budget, inWords }) => `${what}: ${inWords(is)}, over the budget of ${inWords(budget)}`),
    ...(weight.reactBeforePaint ? ["React loads before the first view is painted"] : []),
    ...weight.foreign.map((url) => `requests another site before any interaction: ${url}`),
  ];
}
