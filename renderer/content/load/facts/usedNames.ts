import { keptPerFile } from "../../site/kept";
import type { ContentFile } from "../../siteContent";

/** `$(town)`, `{town}`, `{{town}}`, `$town`: how other programs write what is `${town}` here. */
const OTHER = /\$\( *([\w.]+) *\)|\$\[ *([\w.]+) *\]|(?<!\$)\{\{? *([\w.]+) *\}\}?|\$([a-z]\w*(?:\.\w+)*)/gi;

/** Everything in a text that would be a fact if its brackets were right, whether there is such a fact or not. */
export function otherBrackets(text: string): { piece: string; name: string }[] {
  return Array.from(text.matchAll(OTHER), ([piece, ...names]) => ({ piece, name: names.find(Boolean) ?? "" }));
}

/** Every name in a `${…}` of a file's data, as it is written there; a name in other brackets counts as used. */
export const usedNames = keptPerFile("names", (file: Pick<ContentFile, "source" | "timed">): string[] => {
  const data = JSON.stringify((file.timed ?? file).source ?? null);
  const names = Array.from(data.matchAll(/\$\{ *([\w.-]+)/g), ([, name = ""]) => name);
  return [...new Set([...names, ...otherBrackets(data).map(({ name }) => name)])];
});
