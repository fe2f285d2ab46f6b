import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../cli/generated";

/** Which icons there are, beside those of `icon.schema.json`: a list for those who use them. */
const { own, inBrowser, desk, lucideNames } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "icons.json"), "utf8"),
) as {
  /** Icons that Lucide lacks: `blocks/look/icons.ts` has their outlines. */
  own: string[];
  /** Icons that code in the browser draws, apart from the others, which it then does not load. */
  inBrowser: string[];
  desk: string[];
  /** Lucide's names of icons for which `icon.schema.json` has a plainer word. */
  lucideNames: Record<string, string>;
};

/** The icons that the blocks and the desk show, as their `icons.generated.ts`, by file. @throws a plain Error if an icon is missing */
export async function iconFiles(): Promise<[file: string, text: string][]> {
  const { enum: names } = JSON.parse(readFileSync(path.join(root, "blocks/look/icon.schema.json"), "utf8")) as {
    enum: string[];
  };
  const chosen = names.filter((name) => !own.includes(name) && !inBrowser.includes(name));
  return [
    await iconFile("blocks/look/icons.generated.ts", { inBrowser, chosen }),
    await iconFile("renderer/desk/client/common/icons.generated.ts", { lucide: desk }),
  ];
}

/**
 * The icons that a file has stay as they are, and so does what is above them, such as Lucide's license: Lucide's package,
 * 51 MB, is needed only for another icon.
 *
 * @param groups the names of icons, by the export that has them
 */
async function iconFile(file: string, groups: Record<string, string[]>): Promise<[file: string, text: string]> {
  const text = readFileSync(path.join(root, file), "utf8");
  const present = new Map(
    Array.from(text.matchAll(/^ {2}"(.+?)": (\[.*\]),$/gm), ([, name = "", shapes]) => [name, shapes]),
  );
  let constants = "";
  for (const [group, names] of Object.entries(groups)) {
    const lines = [];
    for (const name of names)
      lines.push(`  "${name}": ${roundNumbers(present.get(name) ?? (await shapesOf(name)))},\n`);
    constants += `export const ${group} = {\n${lines.join("")}} satisfies Record<string, Shapes>;\n\n`;
  }
  return [file, `${text.slice(0, text.indexOf("export const"))}${constants.trimEnd()}\n`];
}

/** Outlines with two decimals: a hundredth of their grid of 24 is less than a hundredth of a pixel, and pages are smaller. */
function roundNumbers(shapes: string): string {
  // The two flags of an arc may stand before a number without a space; a second point begins another number.
  return shapes.replace(/(0[01])?(-?\d{0,3}\.\d{1,20})(?=(\.?))/g, (_, flags = "", number: string, point: string) => {
    const rounded = Number(number)
      .toFixed(2)
      .replace(/\.?0{1,2}$/, "");
    return `${flags}${rounded.replace(/^(-?)0\./, "$1.")}${point && " "}`;
  });
}

async function shapesOf(name: string): Promise<string> {
  const lucide = lucideNames[name] ?? name;
  try {
    return JSON.stringify((await import(`lucide-react/icons/${lucide}`)).__iconData.node);
  } catch {
    throw new Error(
      `The icon "${name}" is new: run npm install --no-save lucide-react@1.75.0, and this command again. If Lucide has no "${lucide}", take a name from https://lucide.dev/icons, or add it to own in scripts/schema/icons.json and draw it in blocks/look/icons.ts.`,
    );
  }
}
