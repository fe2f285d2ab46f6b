import { ADDRESS_PROPERTY } from "../../contract/design";

/** At most this many declarations of a page are compared. */
const MOST = 20_000;

/**
 * Every declaration in the page's own styles: selectors, property and value, each on a line. Hashed class names are
 * left out, because a new value renames the class and the same rule would look like another one; so is the address of
 * the page, whose change is reported as such.
 */
export function declarationsOf(document: Document): string[] {
  const css = [...document.querySelectorAll("style")].map(({ textContent }) => textContent ?? "").join("\n");
  const found: string[] = [];
  const around: string[] = [];
  let piece = "";
  let quote = "";
  let brackets = 0;
  const declare = () => {
    const text = piece.trim();
    if (text && !text.startsWith(`${ADDRESS_PROPERTY}:`) && found.length < MOST)
      found.push(`${around.join(" ")}\n${text.replace(/(?<!\s)\s*:\s*/, "\n")}`);
    piece = "";
  };
  for (const char of css) {
    if (quote) {
      if (char === quote) quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (char === "(") brackets++;
    else if (char === ")") brackets = Math.max(0, brackets - 1);
    if (quote || brackets > 0 || !/[{};]/.test(char)) piece += char;
    else if (char === "{") {
      around.push(piece.trim().replace(/\.(?:css-[\w-]+|c[a-z]{1,2}(?![\w-]))/g, ".css"));
      piece = "";
    } else {
      declare();
      if (char === "}") around.pop();
    }
  }
  return found;
}
