import type { ReactNode } from "react";
import type { DeskPage } from "../../protocol/page";
import { useFollowed } from "../common/followed";
import { WhyRefused } from "../common/Problem";
import type { Kept } from "../edits/kept";
import type { Editing } from "../page/useEditing";
import { OpenText } from "./OpenText";
import { UnsavedList } from "./UnsavedList";

interface EditStripProps {
  editing: Editing;
  page: DeskPage | undefined;
  /** Opens the form that holds a value of the page's file. */
  openAround: (pointer: string, element: Element | undefined) => void;
  /** Opens the form of a new entry that is not added yet. */
  openEntry: (kept: Kept) => void;
}

/** What belongs to the text that is being typed, what was typed elsewhere and is not saved yet, and what was done. */
export function EditStrip({ editing, page, openAround, openEntry }: EditStripProps): ReactNode {
  const { edits } = editing;
  const { discarded } = useFollowed(edits, () => edits.typed);
  const { refused, done } = useFollowed(edits, () => edits.state);
  const { open } = edits;
  return (
    <div className="edit-strip" data-open={open ? "" : undefined}>
      {open && <OpenText {...{ open, editing, page, openAround }} />}
      <WhyRefused words={open?.why ?? refused} />
      {discarded && !open && (
        <p className="row discarded">
          <span>{`Discarded: ${discarded.name}`}</span>
          <button type="button" onClick={() => edits.bringBack()}>
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
