import type { ReactNode } from "react";
import { WhyRefused } from "../common/Problem";
import type { Kept } from "../edits/kept";
import { useWaiting } from "../page/UnsavedOnPage";
import type { Editing } from "../page/useEditing";

interface UnsavedListProps {
  editing: Editing;
  openEntry: (kept: Kept) => void;
}

/** Everything that was typed and left and is not saved yet, on all pages, with the way back to it. */
export function UnsavedList({ editing, openEntry }: UnsavedListProps): ReactNode {
  const waiting = useWaiting(editing.edits);
  if (waiting.length === 0) return null;
  const show = (kept: Kept) => {
    if (kept.kind === "text") editing.reopen(kept);
    else openEntry(kept);
  };
  return (
    <section className="unsaved" aria-label="Not saved yet">
      <strong>{`Not saved yet: ${waiting.length}`}</strong>
      <ul>
        {waiting.map((kept) => (
          <li key={kept.id}>
            <span className="note">{`${kept.name}, ${kept.route}`}</span>
            <span className="words">{kept.kind === "text" ? kept.value : Object.values(kept.value).join(", ")}</span>
            <WhyRefused words={whyOf(kept)} />
            <span className="row">
              {!kept.lost && (
                <button type="button" aria-label={`Show ${kept.name}`} onClick={() => show(kept)}>
                  Show
                </button>
              )}
              <button type="button" aria-label={`Discard ${kept.name}`} onClick={() => editing.edits.drop(kept.id)}>
                Discard
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whyOf(kept: Kept): string | undefined {
  if (kept.lost) return "Its place is not on the page any more. Copy the words before you discard them.";
  if (kept.kind === "entry") return undefined;
  if (kept.conflict) return kept.conflict.words;
  return kept.theirs === undefined ? kept.why : "This was changed in an editor meanwhile. Choose which to keep.";
}
