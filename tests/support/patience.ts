/**
 * How long a test waits for one thing in the browser, in milliseconds: many times what it takes on two cores with a load
 * of four, where the longest take some 10 s, and twice what it takes with a load of twenty. What has not come by then is
 * lost. Longer for a processor that is slowed.
 */
export const PATIENCE_MS = 90_000 * Math.max(1, Number(process.env.SLOW_BROWSER ?? 1));
