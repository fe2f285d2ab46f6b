import type { Rules } from "../rule";
import { hostProblem, linkProblem } from "../site/linkProblem";

/** A web address of site.yaml that no browser could open. What starts otherwise than with https:// is the schema's business. */
export default {
  *"facts/web-address"({ site }) {
    for (const { kind, pointer, value } of site?.values ?? []) {
      if (kind !== "WebAddress" || !value.startsWith("https://") || value.includes("${")) continue;
      const problem = linkProblem(value) ?? hostProblem(value);
      if (problem && site) yield { file: site.file, pointer, ...problem };
    }
  },
} satisfies Rules;
