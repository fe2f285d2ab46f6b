import { keptPerFile } from "../model/kept";
import type { ContentFile } from "../model/siteContent";
import { namesToFill } from "./facts";

/** `$(town)`, `{town}`, `{{town}}`, `$town`: other programs' syntax for `${town}`. */
const OTHER = /\$\( *([\w.]+) *\)|\$\[ *([\w.]+) *\]|(?<!\$)\{\{? *([\w.]+) *\}\}?|\$([a-z]\w*(?:\.\w+)*)/gi;

/** Everything in a text that would be a fact with the right brackets, whether the fact exists or not. */
export function otherBrackets(text: string): { piece: string; name: string }[] {
  return Array.from(text.matchAll(OTHER), ([piece, ...names]) => ({ piece, name: names.find(Boolean) ?? "" }));
}

/** Every name in a `${…}` of a file's data as written; a name in other brackets counts as used. */
export const usedNames = keptPerFile("names", (file: Pick<ContentFile, "source" | "timed">): string[] => {
  const data = JSON.stringify((file.timed ?? file).source ?? null);
  const names = Array.from(data.matchAll(/\$\{ *([\w.-]+)/g), ([, name = ""]) => name);
  return [...new Set([...names, ...otherBrackets(data).map(({ name }) => name)])];
});

/** The name in every `${…}` that filling in would find in a file, at any time: its texts depend on these facts. */
export const factNames = keptPerFile("facts", (file: Pick<ContentFile, "source" | "timed">): string[] => {
  const names = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value === "string") for (const name of namesToFill(value)) names.add(name);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  look((file.timed ?? file).source);
  return [...names];
});
