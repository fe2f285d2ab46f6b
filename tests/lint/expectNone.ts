import { expect } from "vitest";

/**
 * Fails like a linter: nothing that a visitor or a marketer sees is wrong, and the message says so.
 *
 * @param found what breaks the rule, one line each
 * @param rule what is asked for, in a sentence
 * @param why what it is good for, in a sentence
 */
export function expectNone(found: string[], rule: string, why: string): void {
  const message = `Lint, no defect of behavior: ${rule} ${why}\n${found.join("\n")}\n`;
  expect(found, message).toEqual([]);
}
