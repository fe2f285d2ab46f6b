import { nearest } from "../nearest";
import { PublicFiles } from "../publicFiles";
import type { Rule } from "../rule";

/** A picture that no visitor would see. */
const rule: Rule = {
  name: "images/missing",
  severity: "error",
  sentence: "Every picture is a file in the public folder, written with the same capitals.",
  *check(site) {
    const files = new PublicFiles(site.publicDir);
    for (const { file, values } of site.site ? [site.site, ...site.pages] : site.pages) {
      for (const { kind, pointer, value } of values) {
        // Without the slash in front, or with a fact that nobody knows, it is told already.
        if (kind !== "ImageSource" || !value.startsWith("/") || value.includes("${") || files.has(value)) continue;
        if (value.split("/").includes("..")) {
          yield { file, pointer, message: `A picture stands in the public folder, and "${value}" leads out of it.` };
          continue;
        }
        const suggestion = nearest(value, files.beside(value));
        const hint = suggestion ? `Did you mean ${suggestion}?` : "Put it there, or take another.";
        yield { file, pointer, message: `The public folder has no file ${value}. ${hint}`, suggestion };
      }
    }
  },
};

export default rule;
