import { addressesBeside, addressesIn } from "../load/publicFiles";
import { nearest } from "../nearest";
import type { Rule } from "../rule";
import { imagesOf } from "../site/images";

export default {
  name: "images/missing",
  severity: "error",
  // The page may be written before the picture is taken.
  inDrafts: "warning",
  *check(site) {
    const files = addressesIn(site.imagesRoot);
    for (const { file, pointer, name } of imagesOf(site)) {
      if (files.has(name)) continue;
      if (name.split("/").includes("..")) {
        yield { file, pointer, message: `A picture stands in the folder images, and "${name}" leads out of it.` };
        continue;
      }
      const suggestion = nearest(name, addressesBeside(name, files));
      const hint = suggestion ? `Did you mean ${suggestion}?` : "Put it there, or take another.";
      yield { file, pointer, message: `There is no file ${name} beside the pages. ${hint}`, suggestion };
    }
  },
} satisfies Rule;
