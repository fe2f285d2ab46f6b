import { stripVTControlCharacters } from "node:util";

/**
 * Log lines of vite-plugin-ssr 0.4.142: two for every request, and a warning of Vite about the plugin's own code.
 */
const NOISE = /\[request\(\d+\)\] (?:HTTP (?:request:|response|redirect) |The glob option "as" has been deprecated)/;

/**
 * Filters these lines out of `console.log` and `console.warn`. The plugin has no setting for them, and does not
 * use Vite's logger. Failed responses go to `console.error` and are printed.
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
