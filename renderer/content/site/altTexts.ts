import { valueAt } from "../pointer";
import type { ContentFile } from "../siteContent";

/** The words that stand beside every picture of a file, as its `alt`. */
export function* altTextsOf({ data, values }: ContentFile): Generator<{ pointer: string; alt: string }> {
  for (const { kind, pointer } of values) {
    if (kind !== "ImageSource") continue;
    const beside = `${pointer.slice(0, pointer.lastIndexOf("/"))}/alt`;
    const alt = valueAt(data, beside);
    if (typeof alt === "string") yield { pointer: beside, alt };
  }
}
