import { oncePerSource } from "../../site/oncePerFile";
import type { ContentFile } from "../../siteContent";
import { otherBrackets } from "./otherBrackets";

/** Every name that stands in a `${…}` of a file's data, as it is written there; a name in wrong brackets is used, too. */
export const usedNames = oncePerSource(({ source }: Pick<ContentFile, "source">): Set<string> => {
  const data = JSON.stringify(source ?? null);
  const names = Array.from(data.matchAll(/\$\{\s*([\w.]+)/g), ([, name = ""]) => name);
  return new Set([...names, ...otherBrackets(data).map(({ name }) => name)]);
});

/** The names that a file is filled in with: what stands between `${` and `}` or a bar, whatever it is. */
export const namesToFill = oncePerSource(({ source }: Pick<ContentFile, "source">): Set<string> => {
  const names = JSON.stringify(source ?? null).matchAll(/\$\{([^{}|]*)/g);
  return new Set(Array.from(names, ([, name = ""]) => name.trim()));
});
