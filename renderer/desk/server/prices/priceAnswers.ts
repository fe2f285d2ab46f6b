import { CouldNotRun } from "../../../base/couldNotRun";
import { isMoment, notADate } from "../../../clock/clock";
import type { SiteContent } from "../../../content/model/siteContent";
import type { PriceChanges } from "../../protocol/prices";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, BadRequest, badRequest, onGet, onPost, readGroup, readText } from "../request/readRequest";
import { planPrices } from "./planPrices";
import { priceTable } from "./priceTable";

const MOST = 500;

/** Responds to the requests of `protocol/prices.ts`, by the method and path of each. */
export function priceAnswers(editor: PageEditor, content: () => SiteContent): [string, Answer][] {
  return [
    onGet("prices", () => priceTable(content())),
    onPost("prices/plan", (asked) => {
      const { before: _before, after: _after, ...plan } = planPrices(content(), readChanges(asked));
      return plan;
    }),
    onPost("prices/save", (asked) => {
      const changes = readChanges(asked);
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

/** @throws BadRequest if it does not have the form of `PriceChanges` */
function readChanges({ cells, styles, from, also }: Record<string, unknown>): PriceChanges {
  if (from !== undefined && (typeof from !== "string" || !isMoment(from))) {
    throw new BadRequest(400, notADate(String(from)));
  }
  return {
    cells: listOf(cells).map(({ style, size, words }) => ({
      style: readName(style),
      size: readText(size),
      words: readText(words),
    })),
    styles: listOf(styles).map(({ id, name }) => ({ id: readName(id), name: readText(name) })),
    ...(from !== undefined && { from }),
    also: Array.isArray(also) ? also.map(readName) : badRequest(),
  };
}

const listOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) && list.length <= MOST ? list.map(readGroup) : badRequest();

/** A name of site.yaml, or the id of something new. */
const readName = (value: unknown): string =>
  /^[A-Za-z][A-Za-z0-9]*$/.test(String(value)) ? String(value) : badRequest();
