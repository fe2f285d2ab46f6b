/** Far deeper than any page, and far less than what exhausts a parser. */
const DEEPEST = 200;

/**
 * Whether a text is nested too deep to be parsed. The parser calls itself for each step, and a few thousand
 * end the whole process rather than the file: so the text is looked at first. What it counts is never
 * less than the true depth.
 */
export function isTooDeep(text: string): boolean {
  // Each step of a group or list in lines of its own starts further to the right, or after one more dash.
  if (new RegExp(`^[ -]{${2 * DEEPEST}}`, "m").test(text)) return true;
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth += sign === "[" || sign === "{" ? 1 : depth > 0 ? -1 : 0;
    if (depth > DEEPEST) return true;
  }
  return false;
}
