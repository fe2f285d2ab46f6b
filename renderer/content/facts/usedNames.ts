import { namesIn, otherBrackets } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { rememberPerFile } from "../model/fileResults";
import { oncePerSource } from "../model/oncePerFile";
import type { ContentFile } from "../model/siteContent";

/** A fact by its name in site.yaml: on a page of a place, `place.phone` is `places.stafford.phone`. @param page its data */
export function nameInSite(name: string, page: unknown): string {
  const id = name.startsWith("place.") ? valueAt(page, "/place") : undefined;
  return typeof id === "string" ? name.replace("place.", `places.${id}.`) : name;
}

/** Every name in a `${…}` of a file's data as written; a name in other brackets counts as used. */
export const usedNames = (file: Pick<ContentFile, "source" | "timed">): string[] => [
  ...new Set([...factNames(file), ...namesInBrackets(file)]),
];

const namesInBrackets = rememberPerFile(
  "names in brackets",
  (file: Pick<ContentFile, "source" | "timed">): string[] =>
    otherBrackets(JSON.stringify((file.timed ?? file).source ?? null)).map(({ name }) => name),
  { warns: true },
);

/** The name in every `${…}` that filling in would find in a file, at any time: its texts depend on these facts. */
export const factNames = rememberPerFile(
  "facts",
  oncePerSource((file: Pick<ContentFile, "source" | "timed">): string[] => {
    const { source } = file.timed ?? file;
    return namesIn(source).map((name) => nameInSite(name, source));
  }),
);
