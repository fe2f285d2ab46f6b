import type { Weight } from "./weight";

/** What a page may weigh, in bytes. */
const budgets = {
  /** The first round trip brings about ten packets of 1,460 bytes (RFC 6928): the whole page. */
  html: 14_000,
  scripts: 3_000,
  fonts: 45_000,
  largestPicture: 40_000,
  shiftAtRest: 0,
  shiftInUse: 0.02,
};

/** What a page has too much of, in words; empty for a page within its budgets. */
export function overBudget(weight: Weight): string[] {
  const { html, scripts, fonts, largestPicture, shift } = weight;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const bytes: [string, number, number][] = [
    ["HTML with its CSS, brotli", html.brotli, budgets.html],
    ["fonts", fonts.brotli, budgets.fonts],
    ["the largest picture in the first view, gzip", largestPicture.gzip, budgets.largestPicture],
    ["JavaScript before interaction, gzip", weight.statefulInView ? 0 : scripts.gzip, budgets.scripts],
  ];
  const shifts: [string, number, number][] = [
    ["layout shift at rest", shift.atRest, budgets.shiftAtRest],
    ["layout shift in use", shift.inUse, budgets.shiftInUse],
  ];
  return [
    ...bytes
      .filter(([, is, may]) => is > may)
      .map(([what, is, may]) => `${what}: ${kilobytes(is)}, and ${kilobytes(may)} is the budget`),
    ...shifts
      .filter(([, is, may]) => is > may)
      .map(([what, is, may]) => `${what}: ${is.toFixed(3)}, and ${may} is the budget`),
    ...(weight.reactBeforePaint ? ["React comes before the first view is painted"] : []),
    ...weight.foreign.map((url) => `asks another site before anyone turns to it: ${url}`),
  ];
}
