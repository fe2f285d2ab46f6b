/** So many declarations of a page are compared. */
const MOST = 20_000;

/**
 * Every declaration of the page's own styles, as its selectors, property and value on a line each. The names of classes are those of the
 * styles' hashes: a new value would rename the class, and what is the same rule would be another one.
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
    if (text && found.length < MOST) found.push(`${around.join(" ")}\n${text.replace(/(?<!\s)\s*:\s*/, "\n")}`);
    piece = "";
  };
  for (const sign of css) {
    if (quote) {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(") brackets++;
    else if (sign === ")") brackets = Math.max(0, brackets - 1);
    if (quote || brackets > 0 || !/[{};]/.test(sign)) piece += sign;
    else if (sign === "{") {
      around.push(piece.trim().replace(/\.css-[\w-]+/g, ".css"));
      piece = "";
    } else {
      declare();
      if (sign === "}") around.pop();
    }
  }
  return found;
}
