import { readFileSync } from "node:fs";

/**
 * Operating system errors that the user can solve, as sentences. Plain JavaScript, so that a check needs no compiler. Read
 * before any of them: when too many files are open, none can be read.
 *
 * @type {Record<string, string>}
 */
const SYSTEM = JSON.parse(readFileSync(new URL("./systemWords.json", import.meta.url), "utf8"));

/** An operating system error as a sentence. Returns undefined for any other error. @param {unknown} error */
export function systemWords(error) {
  const { code = "", message = "", syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  const words = SYSTEM[code] ?? (syscall ? "The system refused it" : undefined);
  return words && `${words}: ${message}`;
}
