import { execFileSync } from "node:child_process";
import path from "node:path";
import { oncePerKey } from "../base/once";
import { Store } from "../cache/store.mjs";
import type { TypefaceChoice } from "../contract/typefaces";
import type { MadeTypefaces } from "./makeTypefaces";
import { findTypeface, type TypefacePackage } from "./typefacePackage";

const MAKER = path.join(import.meta.dirname, "make.mjs");
const store = new Store("typefaces", { entries: [path.join(import.meta.dirname, "makeTypefaces.ts")] });

/** For a typeface whose package is not installed, which is an error of the check: the preview still shows the page. */
const IN_ITS_PLACE = "Figtree";

/** The typefaces of a site, with only the characters in use. */
export function typefacesOf({ heading, text, ...more }: TypefaceChoice): MadeTypefaces {
  const [one, other] = [heading, text].map((name) => findTypeface(name) ?? findTypeface(IN_ITS_PLACE));
  const choice = { heading: one?.name ?? heading, text: other?.name ?? text, ...more };
  const versions = [one, other, ...(more.others ?? []).map(findTypeface)].map((typeface) => typeface?.version);
  return made(JSON.stringify(["makeTypefaces", choice, ...versions])) as MadeTypefaces;
}

/** Those of some characters that a typeface lacks: its own are looked up once for all sites. */
export function missingIn({ name, version }: TypefacePackage, characters: string): string {
  const own = new Set(made(JSON.stringify(["charactersOf", name, version])) as string);
  return [...characters].filter((character) => !own.has(character)).join("");
}

/** From the cache, or made by another process, which takes a second, since the libraries work asynchronously. */
const made = oncePerKey((input: string): unknown => {
  const make = () =>
    // Without the flag, V8 takes two seconds of processor time to optimize WebAssembly that runs for a tenth of one.
    execFileSync(process.execPath, ["--liftoff-only", MAKER], { input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(store.text(input, make));
});

/** The font file at an address of a site. */
export function typefaceFile(choice: TypefaceChoice, address: string): Buffer | undefined {
  const data = typefacesOf(choice).files[address];
  return data === undefined ? undefined : Buffer.from(data, "base64");
}
