import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";
import { scriptOf } from "../base/values/writing";
import forScripts from "./forScripts.json" with { type: "json" };

const require = createRequire(import.meta.url);

/** A typeface in an installed package of Fontsource (https://fontsource.org). */
export interface TypefacePackage {
  name: string;
  version: string;
  category: string;
  /** A file with the weights of the typeface for each script, and the characters that it is for, as CSS's `unicode-range`. */
  scripts: { script: string; file: string; range: string }[];
}

/** The name of the package for a typeface: `Open Sans` is in `@fontsource-variable/open-sans`. */
export const packageOf = (name: string): string => `@fontsource-variable/${slugOf(name)}`;

/** Chinese characters look otherwise in each of the scripts that have them, as CLDR names these. */
const FOR_HAN: Record<string, string> = { Jpan: "Noto Sans JP", Kore: "Noto Sans KR", Hant: "Noto Sans TC" };

/**
 * The typefaces of Fontsource that have the scripts of some characters, as far as any is known, of scripts that not all of
 * the themes have.
 *
 * @param language a BCP 47 tag, of the text that the characters are from: by it, and by Japanese letters among the
 *   characters, Chinese ones are Japanese
 */
export function typefacesFor(characters: string, language: string): string[] {
  const has = (script: string) => new RegExp(`\\p{Script=${script}}`, "u").test(characters);
  const names = Object.entries(forScripts).flatMap(([script, name]) => (has(script) ? name : []));
  const written = has("Hiragana") || has("Katakana") ? "Jpan" : scriptOf(language);
  if (has("Han")) names.push(FOR_HAN[written] ?? "Noto Sans SC");
  return [...new Set(names)];
}

const slugOf = (name: string) => name.toLowerCase().replace(/\s+/g, "-");

/** @returns undefined if the package is not installed */
export function findTypeface(name: string): TypefacePackage | undefined {
  const slug = slugOf(name);
  const latin = attempt(() => require.resolve(`${packageOf(name)}/files/${slug}-latin-wght-normal.woff2`));
  if (!latin) return undefined;
  const files = path.dirname(latin);
  const json = (file: string) => JSON.parse(readFileSync(path.join(files, "..", file), "utf8"));
  const { version } = json("package.json") as { version: string };
  const { category, family } = json("metadata.json") as { category: string; family: string };
  const ranges = Object.entries(json("unicode.json") as Record<string, string>);
  const file = (script: string) => path.join(files, `${slug}-${script}-wght-normal.woff2`);
  // A large script is in numbered parts, listed as `[0]`.
  const scripts = ranges.map(([name, range]) => {
    const script = name.replace(/[[\]]/g, "");
    return { script, file: file(script), range };
  });
  // Latin first: every site has its digits and punctuation.
  scripts.sort((a, b) => Number(b.script === "latin") - Number(a.script === "latin"));
  return { name: family, version, category, scripts };
}

/** The characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
export function charactersInRange(range: string): string[] {
  const codes = range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/i, "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
  return codes.map((code) => String.fromCodePoint(code));
}
