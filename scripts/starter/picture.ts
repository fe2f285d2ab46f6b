import { readFileSync } from "node:fs";
import path from "node:path";
import { contrastOf, mixColors } from "../../renderer/base/values/colors";

/** The colors of a drawing: those of the theme of its site. */
interface Colors {
  soft: string;
  deep: string;
  gold: string;
}

/**
 * A drawing of the folder `pictures` in the colors of a theme.
 *
 * @param name of its file
 * @returns SVG
 */
export function drawPicture(name: string, { soft, deep, gold }: Colors): string {
  // On the ground of a dark theme, the strong color would not be seen.
  const strong = contrastOf(soft, deep) > contrastOf(soft, gold) ? deep : mixColors(soft, gold, 0.55);
  const [light, middle, dark, deepest] = [0.16, 0.36, 0.58, 0.8].map((share) => mixColors(soft, strong, share));
  const colors: Record<string, string | undefined> = { light, middle, dark, deep: deepest, gold };
  const ground = mixColors(soft, gold, 0.24);
  const drawing = readFileSync(path.join(import.meta.dirname, "pictures", `${name}.svg`), "utf8");
  return drawing.replace(/\{\{(\w+)\}\}/g, (_, color: string) => colors[color] ?? ground);
}
