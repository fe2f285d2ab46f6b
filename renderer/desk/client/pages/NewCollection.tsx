import { type ReactNode, useState } from "react";
import { slugOf } from "../../../base/slug";
import type { NewCollection as Asked, CollectionEntry } from "../../protocol/collections";
import { Dialog, DialogField, PageOptions, Submit } from "../common/Dialog";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { useRemembered } from "../common/useRemembered";
import { usePages } from "../common/useSite";
import { edits } from "../edits/edits";

/** What each page of a collection can be asked for, by the names of their properties. */
const NEEDS = { date: "Its day", author: "Its author", tags: "Tags", summary: "A summary", picture: "A picture" };

const NOTHING: Asked = { name: "", needs: ["date", "summary"], listedOn: "" };

interface NewCollectionProps {
  onClose: () => void;
  /** Goes on with its first page. */
  onMade: (collection: CollectionEntry) => void;
}

/** Begins a collection: its name, what each page of it has, and where it is listed. What is typed stays until it is made. */
export function NewCollection({ onClose, onMade }: NewCollectionProps): ReactNode {
  const [typed, setTyped] = useRemembered("begun collection", NOTHING);
  const [refused, setRefused] = useState<string>();
  const pages = usePages(null).filter(({ row }) => !row);
  const { name, needs, listedOn } = typed;
  const change = (now: Partial<Asked>) => setTyped({ ...typed, ...now });
  const toggle = (need: string) =>
    change({ needs: needs.includes(need) ? needs.filter((one) => one !== need) : [...needs, need] });
  const begin = async () => {
    const why = await edits.queue.step(() => sendStep("collections/create", typed), `The collection ${name} is begun`);
    setRefused(why);
    if (why) return;
    setTyped(NOTHING);
    onMade({ folder: `/${slugOf(name)}`, name, count: 0 });
  };
  return (
    <Dialog title="New collection" onClose={onClose} onSubmit={begin}>
      <DialogField label="Name" note={name && `Its pages are at /${slugOf(name)}/…`}>
        {(control) => (
          <input {...control} required value={name} onChange={({ target }) => change({ name: target.value })} />
        )}
      </DialogField>
      <fieldset>
        <legend>Each of its pages has</legend>
        {Object.entries(NEEDS).map(([need, label]) => (
          <label key={need} className="yes-no">
            <input type="checkbox" checked={needs.includes(need)} onChange={() => toggle(need)} />
            {label}
          </label>
        ))}
      </fieldset>
      <DialogField label="Listed on" note="A list at the end of this page shows the newest of them.">
        {(control) => (
          <select {...control} value={listedOn} onChange={({ target }) => change({ listedOn: target.value })}>
            <option value="">No page yet</option>
            <PageOptions pages={pages} />
          </select>
        )}
      </DialogField>
      <WhyRefused words={refused} />
      <Submit words="Begin the collection" />
    </Dialog>
  );
}
