import { CouldNotRun } from "../../../base/couldNotRun";
import type { SiteContent } from "../../../content/model/siteContent";
import type { PriceChanges } from "../../protocol/prices";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, onGet, onPost } from "../request/readRequest";
import { planPrices } from "./planPrices";
import { priceTable } from "./priceTable";

/** Responds to the requests of `protocol/prices.ts`, by the method and path of each. */
export function priceAnswers(editor: PageEditor, content: () => SiteContent): [string, Answer][] {
  return [
    onGet("prices", () => priceTable(content())),
    onPost("prices/plan", (asked: PriceChanges) => {
      const { before: _before, after: _after, ...plan } = planPrices(content(), asked);
      return plan;
    }),
    onPost("prices/save", (changes: PriceChanges) => {
      return editor.changeFiles(wordsOf(changes), () => {
        const { errors, missing, before, after } = planPrices(content(), changes);
        const [wrong] = [...Object.values(errors), ...missing];
        if (wrong) throw new CouldNotRun(wrong);
        const file = content().site?.file ?? "";
        return before === after ? [] : [{ file, before, after }];
      });
    }),
  ];
}

function wordsOf({ cells, styles }: PriceChanges): string {
  const parts = [
    ...styles.flatMap(({ name }) => name || []),
    ...(cells.length > 0 ? [cells.length === 1 ? "1 price" : `${cells.length} prices`] : []),
  ];
  return `price book: ${parts.join(", ")}`;
}
