import { readFileSync } from "node:fs";

/**
 * Returns the result, or undefined if it throws.
 *
 * @template T
 * @param {() => T} compute
 * @returns {T | undefined}
 */
export function attempt(compute) {
  try {
    return compute();
  } catch {
    return undefined;
  }
}

/** Returns a file's bytes, or undefined if it cannot be read. @param {string} file */
export const readBytes = (file) => attempt(() => readFileSync(file));
