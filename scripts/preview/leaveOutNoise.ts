import { stripVTControlCharacters } from "node:util";

/**
 * What vite-plugin-ssr 0.4.142 says of itself: two lines for every request, and a warning of Vite's about
 * code of the plugin's own, which nobody here can change.
 */
const NOISE = /\[request\(\d+\)\] (?:HTTP (?:request:|response|redirect) |The glob option "as" has been deprecated)/;

/**
 * Leaves these lines out of what is printed. The plugin has no setting for them, and prints past Vite's
 * logger and its `logLevel`: on `console.log` what is well, on `console.warn` and `console.error` what is
 * not. A response that failed is an error, and is told.
 */
export function leaveOutNoise(): void {
  for (const way of ["log", "warn"] as const) {
    const print = console[way];
    console[way] = (...said: unknown[]) => {
      const [first] = said;
      if (typeof first === "string" && NOISE.test(stripVTControlCharacters(first))) return;
      print(...said);
    };
  }
}
