import { type ReactNode, useEffect, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import type { DeskPage } from "../../protocol/page";
import { Button } from "../common/Button";
import { useObservable } from "../common/observable";
import { WhyRefused } from "../common/Problem";
import { edits } from "../edits/edits";
import type { QueueState } from "../edits/queue";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import type { UnsavedEdit } from "../edits/unsaved";
import { useWaiting } from "../page/UnsavedOnPage";
import type { Editing } from "../page/useEditing";
import type { OpenTable } from "../rows/RowsTable";
import { OpenText } from "./OpenText";

interface EditStripProps {
  editing: Editing;
  page: DeskPage | undefined;
  /** Opens the form that holds a value of the page's file. */
  openAround: (pointer: string, element: Element | undefined) => void;
  /** Opens the form that something was typed in. */
  openForm: (kept: UnsavedEdit) => void;
  /** Opens the table of a page that a row makes. */
  openTable: (open: OpenTable) => void;
}

/** What belongs to the text that is being typed, what was typed elsewhere and is not saved yet, and what was done. */
export function EditStrip({ editing, page, openAround, openForm, openTable }: EditStripProps): ReactNode {
  const { discarded } = useObservable(edits, () => edits.typed);
  const { refused, done } = useObservable(edits.queue, () => edits.queue.state);
  const { open } = edits;
  return (
    <div className="edit-strip" data-open={open ? "" : undefined}>
      {open && <OpenText open={open} editing={editing} page={page} openAround={openAround} openTable={openTable} />}
      <WhyRefused words={open?.why ?? refused} />
      {open && (
        <RefusalAnswers
          words={open.why}
          at={open.pointer}
          again={(repair) => {
            if (repair) edits.write(repair.value);
            void edits.save();
          }}
        />
      )}
      {discarded && !open && (
        <p className="row discarded">
          <span>{`Discarded: ${discarded.name}`}</span>
          <Button onClick={() => edits.bringBack()}>Bring back</Button>
        </p>
      )}
      <UnsavedList editing={editing} openForm={openForm} />
      <Done done={done} />
    </div>
  );
}

/** How long it is said what was done, in milliseconds. */
const DONE_MS = 10_000;

/** What was done last: it goes, since it is of no page that is opened later. */
function Done({ done }: Pick<QueueState, "done">) {
  const [over, setOver] = useState<QueueState["done"]>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(done), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <p role="status" className="done">
      {done !== over && done?.words}
    </p>
  );
}

/** Everything that was typed and left and is not saved yet, on all pages, with the way back to it. */
function UnsavedList({ editing, openForm }: Pick<EditStripProps, "editing" | "openForm">) {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  const show = (kept: UnsavedEdit) => {
    if (kept.kind === "text") editing.reopen(kept);
    else openForm(kept);
  };
  return (
    <section className="unsaved" aria-label="Not saved yet">
      <strong>{`Not saved yet: ${waiting.length}`}</strong>
      <ul>
        {waiting.map((kept) => (
          <li key={kept.id} data-kind={kept.kind}>
            <span className="note">{`${kept.name}, ${kept.route}`}</span>
            <span className="words">{wordsIn(kept.value)}</span>
            <WhyRefused words={whyOf(kept)} />
            {kept.kind === "text" && !kept.lost && (
              <RefusalAnswers
                words={kept.why}
                at={kept.pointer}
                again={(repair) => edits.saveLeft(kept.id, repair?.value)}
              />
            )}
            <span className="row">
              {!kept.lost && (
                <Button aria-label={`Show ${kept.name}`} onClick={() => show(kept)}>
                  Show
                </Button>
              )}
              <Button aria-label={`Discard ${kept.name}`} onClick={() => edits.drop(kept.id)}>
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words of an entry, whatever contains them. */
const wordsIn = (value: PlainValue): string =>
  typeof value === "object" ? Object.values(value).map(wordsIn).filter(Boolean).join(", ") : String(value);

function whyOf(kept: UnsavedEdit): string | undefined {
  if (kept.lost) return "Its place is not on the page any more. Copy the words before you discard them.";
  if (kept.kind === "pictures") return "Choose the pictures again: these words are filled in then.";
  if (kept.kind !== "text") return kept.why;
  if (kept.conflict) return kept.conflict.words;
  return kept.theirs === undefined ? kept.why : "This was changed elsewhere meanwhile. Choose which to keep.";
}
