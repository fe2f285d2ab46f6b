import { addressesBeside, addressesIn } from "../load/publicFiles";
import { nearest } from "../nearest";
import { findingsAt, type Rules } from "../rule";
import { imagesOf } from "../site/images";

export default {
  "images/missing"(site) {
    const files = addressesIn(site.imagesRoot);
    return findingsAt(imagesOf(site), ({ name }) => {
      if (files.has(name)) return undefined;
      if (name.split("/").includes(".."))
        return `A picture stands in the folder images, and "${name}" leads out of it.`;
      const suggestion = nearest(name, addressesBeside(name, files));
      const hint = suggestion ? `Did you mean ${suggestion}?` : "Put it there, or take another.";
      return { message: `There is no file ${name} beside the pages. ${hint}`, suggestion };
    });
  },
} satisfies Rules;
