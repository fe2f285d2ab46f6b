import type { Finding } from "../../base/problem";
import type { FigureKind } from "../../base/values/figures/search";
import type { Rules } from "../check/rule";
import { filesOf, type SiteContent } from "../model/siteContent";
import { explainFigure } from "../site/figures/explainFigure";
import { goneFigures, unknownFigures } from "../site/figures/unknownFigures";

/** Of these, a wrong figure sends a visitor to the wrong place, at the wrong time, or with too little money. */
const STOPPING: FigureKind[] = ["money", "phone", "email", "time", "hours", "address"];

/** Every figure in a text is a fact, or its author has confirmed it once. */
export default {
  "figures/unknown": (site) => unknownIn(site, true),
  "figures/unconfirmed": (site) => unknownIn(site, false),
  *"figures/gone"(site) {
    // Of one file alone, nothing is known about the others.
    if (!site.figures || site.files) return;
    for (const { pointer, page, figure, isThere } of goneFigures(site)) {
      const what = isThere ? `${page} does not say ${figure} any more.` : `There is no page file ${page}.yaml.`;
      yield { file: site.figures.file, pointer, message: `${what} npm run fix removes this line.` };
    }
  },
} satisfies Rules;

function* unknownIn(site: SiteContent, isStopping: boolean): Generator<Finding> {
  for (const file of filesOf(site)) {
    for (const figure of unknownFigures(file, site)) {
      if (STOPPING.includes(figure.kind) === isStopping) yield explainFigure(figure, file, site, true);
    }
  }
}
