import { hasPlaceholder } from "../../base/placeholders";
import { childPointer } from "../../base/pointer";
import { parsePrice } from "../../contract/parsePrice";
import type { Rules } from "../check/rule";
import { blocksOf } from "../pages/pageBlocks";
import { blockSchema } from "../schema/siteSchema";
import { exampleOf } from "../site/prices/entries";
import { rowsIn } from "../site/prices/rows";
import { valuesOf } from "../site/values";

/** In a block that adds up: prices without an amount, and durations without a number, once each `${…}` is filled in. */
export default {
  *"prices/unreadable"(site) {
    const { moneyForm, duration: durations } = valuesOf(site);
    const example = durations.format({ from: 240, to: 360, unit: "hour" });
    for (const page of site.pages) {
      for (const [index, block] of blocksOf(page).entries()) {
        if (!blockSchema(block)?.addsUp) continue;
        for (const { pointer, price, duration } of rowsIn(page.data, block, `/blocks/${index}`)) {
          const at = (key: string) => ({ file: page.file, pointer: childPointer(pointer, key) });
          if (isText(price) && !parsePrice(price, moneyForm))
            yield { ...at("price"), message: said(price, `an amount, such as ${exampleOf(moneyForm)}`) };
          if (isText(duration) && durations.find(duration).length === 0)
            yield { ...at("duration"), message: said(duration, `a time in hours or minutes, such as ${example}`) };
        }
      }
    }
  },
} satisfies Rules;

/** A name that is unknown is reported as such. */
const isText = (written: string) => written !== "" && !hasPlaceholder(written);

const said = (written: string, wanted: string) =>
  `This block adds up prices and times, and "${written}" cannot be added. Write ${wanted}.`;
