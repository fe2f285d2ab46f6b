import { type ReactNode, useSyncExternalStore } from "react";
import { WhyRefused } from "../WhyRefused";
import { FactChips } from "./FactChips";
import { StripField } from "./StripField";
import type { TypedText } from "./typedText";
import type { OpenText } from "./typing";
import { UnsavedList } from "./UnsavedList";
import type { Kept, KeptText } from "./unsaved";
import type { Editing } from "./useEditing";
import { keptOf } from "./useOpenField";

interface StripProps {
  editing: Editing;
  /** What else can be done with the text that is being typed. */
  more: (text: TypedText) => ReactNode;
  /** Opens the form of a new entry that is not added yet. */
  openEntry: (kept: Kept) => void;
}

/** What belongs to the text that is being typed, what was typed elsewhere and is not saved yet, and what was done. */
export function EditStrip({ editing, more, openEntry }: StripProps): ReactNode {
  const { typing, edits, unsaved } = editing;
  const { open, discarded } = useSyncExternalStore(typing.subscribe, () => typing.state);
  const { refused, done } = useSyncExternalStore(edits.subscribe, () => edits.state);
  const kept = useSyncExternalStore(unsaved.subscribe, () => keptOf(typing));
  return (
    <div className="edit-strip" data-open={open ? "" : undefined}>
      {open && <OpenPart {...{ editing, open, kept, more }} />}
      <WhyRefused words={open ? (kept?.why ?? refused) : refused} />
      {discarded && !open && (
        <p className="row discarded">
          <span>{`Discarded: ${discarded.text.name}`}</span>
          <button type="button" onClick={() => typing.bringBack()}>
            Bring back
          </button>
        </p>
      )}
      <UnsavedList editing={editing} openEntry={openEntry} />
      <p role="status" className="done">
        {done?.words}
      </p>
    </div>
  );
}

interface OpenPartProps extends Pick<StripProps, "editing" | "more"> {
  open: OpenText;
  kept: KeptText | undefined;
}

function OpenPart({ editing, open, kept, more }: OpenPartProps) {
  const { typing, withoutPlace } = editing;
  const { text, value } = open;
  const { saving } = useSyncExternalStore(typing.subscribe, () => typing.state);
  const isSaving = saving.get(open.id) === value;
  const { conflict, theirs } = kept ?? {};
  return (
    <>
      {withoutPlace ? (
        <StripField key={open.id} typing={typing} text={withoutPlace} />
      ) : (
        <div className="row">
          <strong>{text.name}</strong>
        </div>
      )}
      <Count value={value} most={text.most} />
      <FactChips
        facts={text.facts}
        value={value}
        onOpen={editing.openFact}
        onWrite={(written) => typing.write(written)}
      />
      {conflict || theirs !== undefined ? (
        <Choice
          onChoose={(keep) => void typing.settle(keep)}
          words={conflict?.words ?? `${text.name} was changed in an editor meanwhile. Choose which to keep.`}
          ours={conflict?.ours ?? value}
          theirs={conflict?.theirs ?? theirs ?? ""}
        />
      ) : (
        <div className="row">
          <span className="note">
            {`Enter saves, Escape discards${text.multiline ? ", Shift+Enter starts a line" : ""}`}
          </span>
          <button type="button" disabled={isSaving} onClick={() => void typing.save()}>
            {isSaving ? "Saving …" : "Save"}
          </button>
          <button type="button" onClick={() => typing.cancel()}>
            Discard
          </button>
          {more(text)}
        </div>
      )}
    </>
  );
}

function Count({ value, most }: { value: string; most: number | undefined }) {
  const { length } = value;
  if (most === undefined) return <span className="note">{`${length} characters`}</span>;
  const over = length - most;
  const words = over > 0 ? `${length} of ${most} characters: ${over} too many` : `${length} of ${most} characters`;
  return <span className={over > 0 ? "note over" : "note"}>{words}</span>;
}

interface ChoiceProps {
  onChoose: (keep: "ours" | "theirs") => void;
  words: string;
  ours: string;
  theirs: string;
}

function Choice({ onChoose, words, ours, theirs }: ChoiceProps) {
  return (
    <section aria-label="Two changes of the same lines">
      <p>{words}</p>
      <div className="choice">
        <button type="button" onClick={() => onChoose("ours")}>
          Keep mine
        </button>
        <pre>{ours}</pre>
        <button type="button" onClick={() => onChoose("theirs")}>
          Keep the editor's
        </button>
        <pre>{theirs}</pre>
      </div>
    </section>
  );
}
