import { readFileSync } from "node:fs";

/**
 * The result; undefined where it throws.
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

/** A file's bytes; undefined where it cannot be read. @param {string} file */
export const read = (file) => attempt(() => readFileSync(file));
