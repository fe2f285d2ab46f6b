import { type ReactNode, useSyncExternalStore } from "react";
import { WhyRefused } from "../WhyRefused";
import { FactChips } from "./FactChips";
import type { TypedText, Typing } from "./typing";
import type { Editing } from "./useEditing";

interface Typed {
  /** What else can be done with the text that is being typed. */
  more: (text: TypedText) => ReactNode;
}

/** What belongs to the text that is being typed: its name, its length, why it was refused, and what to do. */
export function EditStrip({ editing, more }: { editing: Editing; more?: Typed["more"] }): ReactNode {
  const { typing } = editing;
  const { open, refused, conflict, saving, done } = useSyncExternalStore(typing.subscribe, () => typing.state);
  return (
    <div className="edit-strip" data-open={open ? "" : undefined}>
      {open && (
        <>
          <div className="row">
            <strong>{open.text.name}</strong>
            <Count value={open.value} most={open.text.most} />
          </div>
          <FactChips
            facts={open.text.facts}
            value={open.value}
            onOpen={editing.openFact}
            onWrite={(value) => typing.write(value)}
          />
          {conflict ? (
            <Choice typing={typing} words={conflict.words} ours={conflict.ours} theirs={conflict.theirs} />
          ) : (
            <div className="row">
              <span className="note">
                {`Enter saves, Escape leaves${open.text.multiline ? ", Shift+Enter starts a line" : ""}`}
              </span>
              <button type="button" disabled={saving} onClick={() => void typing.save()}>
                {saving ? "Saving …" : "Save"}
              </button>
              <button type="button" onClick={() => typing.cancel()}>
                Leave
              </button>
              {more?.(open.text)}
            </div>
          )}
        </>
      )}
      <WhyRefused words={refused} />
      <p role="status" className="done">
        {done?.words}
      </p>
    </div>
  );
}

function Count({ value, most }: { value: string; most: number | undefined }) {
  const { length } = value;
  if (most === undefined) return <span className="note">{`${length} characters`}</span>;
  const over = length - most;
  const words = over > 0 ? `${length} of ${most} characters: ${over} too many` : `${length} of ${most} characters`;
  return <span className={over > 0 ? "note over" : "note"}>{words}</span>;
}

function Choice({ typing, words, ours, theirs }: { typing: Typing; words: string; ours: string; theirs: string }) {
  return (
    <section aria-label="Two changes of the same lines">
      <p>{words}</p>
      <div className="choice">
        <button type="button" onClick={() => void typing.settle("ours")}>
          Keep mine
        </button>
        <pre>{ours}</pre>
        <button type="button" onClick={() => void typing.settle("theirs")}>
          Keep the editor's
        </button>
        <pre>{theirs}</pre>
      </div>
    </section>
  );
}
