import type { ReactNode } from "react";
import type { PriceChanges, PricePlan } from "../../protocol/prices";
import { DialogField } from "../common/Dialog";

/** At most this many places are listed. */
const MOST = 40;
/** So many characters around a change are shown. */
const AROUND = 40;

interface WhatChangesProps {
  plan: PricePlan | undefined;
  draft: PriceChanges;
  change: (now: Partial<PriceChanges>) => void;
  /** What cannot be saved, each with its place. */
  wrong: string[];
}

/** What the typed prices change on the pages, from which day on, and what else says the old ones. */
export function WhatChanges({ plan, draft, change, wrong }: WhatChangesProps): ReactNode {
  if (!plan) return <p className="none">Looking at what this changes …</p>;
  const { places, also } = plan;
  return (
    <section className="stack what-changes" aria-label="What this changes">
      <div role="status" className="refused">
        {wrong.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {wrong.length === 0 && (
        <details>
          <summary>
            {places.length === 0 ? "Changes nothing on the pages yet" : `Changes ${placesInWords(plan)}`}
          </summary>
          <ul className="marked">
            {places.slice(0, MOST).map(({ on, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may change twice, and the list is never reordered
              <li key={index}>
                {on === "every page" ? (
                  <span>On every page</span>
                ) : (
                  <a href={`/_desk/at${on}`} target="_blank" rel="noreferrer">
                    {on}
                  </a>
                )}{" "}
                <Difference before={before} after={after} />
              </li>
            ))}
            {places.length > MOST && <li className="note">{`and ${places.length - MOST} more`}</li>}
          </ul>
        </details>
      )}
      {also.map(({ key, label, value, becomes }) => (
        <label key={key} className="yes-no">
          <input
            type="checkbox"
            checked={draft.also.includes(key)}
            onChange={({ target }) =>
              change({ also: [...draft.also.filter((one) => one !== key), ...(target.checked ? [key] : [])] })
            }
          />
          {`Also says ${value}: ${label}. Change it to ${becomes}, too`}
        </label>
      ))}
      <DialogField label="From a day on (now, if empty)">
        {(control) => (
          <input
            {...control}
            type="date"
            value={draft.from ?? ""}
            onChange={({ target }) => change({ from: target.value || undefined } as Partial<PriceChanges>)}
          />
        )}
      </DialogField>
    </section>
  );
}

/** How many texts change: `18 places on 7 pages`. */
export const placesInWords = ({ places, pages }: PricePlan): string =>
  `${places.length} ${places.length === 1 ? "place" : "places"} on ${pages} ${pages === 1 ? "page" : "pages"}`;

/** The part of a text that changes, with some words around it. */
function Difference({ before, after }: { before: string; after: string }) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  // Whole words: `$1` of `$165` says nothing.
  while (start > 0 && !/\s/.test(before[start - 1] ?? " ")) start--;
  while (end > 0 && !/\s/.test(before.at(-end) ?? " ")) end--;
  const head = before.slice(Math.max(0, start - AROUND), start);
  const tail = end === 0 ? "" : before.slice(-end).slice(0, AROUND);
  return (
    <span>
      {start > AROUND && "… "}
      {head}
      <del>{before.slice(start, before.length - end)}</del> <ins>{after.slice(start, after.length - end)}</ins>
      {tail}
      {end > AROUND && " …"}
    </span>
  );
}
