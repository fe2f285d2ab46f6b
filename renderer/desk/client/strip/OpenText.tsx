import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { DeskPage } from "../../protocol/page";
import type { PageRow } from "../../protocol/rows";
import { Button, IconButton } from "../common/Button";
import { FactChips } from "../common/FactChips";
import { Icon } from "../common/marks";
import { edits } from "../edits/edits";
import type { TypedText } from "../edits/typedText";
import { isRefused, type UnsavedText } from "../edits/unsaved";
import { formAround } from "../forms/formPlace";
import { useChoices } from "../forms/loadedForm";
import type { Editing } from "../page/useEditing";
import { isOwn } from "../page/useOpenField";
import type { RichEditor } from "../richText/editor";
import { RichField } from "../richText/RichField";
import { TextTools } from "../richText/TextTools";
import type { OpenTable } from "../rows/RowsTable";

interface OpenTextProps {
  open: UnsavedText;
  editing: Editing;
  page: DeskPage | undefined;
  openAround: (pointer: string, element: Element | undefined) => void;
  /** Opens the table of a page that a row makes. */
  openTable: (open: OpenTable) => void;
}

/** What belongs to the text that is being typed: its field, if it has no place on the page, and what can be done. */
export function OpenText({ open, editing, page, openAround, openTable }: OpenTextProps): ReactNode {
  const { withoutPlace, openFact } = editing;
  const { text, value, conflict, theirs } = open;
  const [stripEditor, setStripEditor] = useState<RichEditor>();
  const editor = withoutPlace ? stripEditor : editing.editor;
  const nameId = useId();
  const choices = useChoices(page?.route ?? "/", page?.hash);
  const row = page?.row && (text.file === page.row.template || text.file === page.row.table) ? page.row : undefined;
  return (
    <>
      <strong id={nameId}>{text.name}</strong>
      {editor && <TextTools key={`tools of ${open.id}`} isStop editor={editor} choices={choices} />}
      {withoutPlace && <StripField key={open.id} open={open} nameId={nameId} onEditor={setStripEditor} />}
      <Count value={value} most={text.most} />
      {conflict || theirs !== undefined ? (
        <Choice
          onChoose={(keep) => void edits.settle(keep)}
          words={conflict?.words ?? `${text.name} was changed elsewhere meanwhile. Choose which to keep.`}
          ours={conflict?.ours ?? value}
          theirs={conflict?.theirs ?? theirs ?? ""}
        />
      ) : (
        <Actions open={open}>
          <SettingsOfText text={text} editing={editing} page={page} openAround={openAround} />
        </Actions>
      )}
      {row && (
        <p className="row">
          <span className="note">{placeInWords(text, row)}</span>
          {text.file === row.table && (
            <Button onClick={() => openTable({ file: row.table, pointer: text.pointer })}>Show it in the table</Button>
          )}
        </p>
      )}
      <FactChips
        facts={text.facts}
        value={value}
        onOpen={openFact}
        onWrite={(written) => edits.write(written)}
        onCell={row && (({ pointer }) => openTable({ file: row.table, pointer }))}
      />
    </>
  );
}

/** Whether a text is that of one row, or of the template of all of them. */
const placeInWords = ({ file }: TypedText, { table, count }: PageRow): string =>
  file === table ? "From the row of this page in the table." : `Text of the template: on all ${count} pages.`;

interface StripFieldProps {
  open: UnsavedText;
  /** The id of the element with its name. */
  nameId: string;
  onEditor: (editor: RichEditor | undefined) => void;
}

/** The field of a text that has no place on the page, such as a description or a fact. */
function StripField({ open, nameId, onEditor }: StripFieldProps) {
  const { kind, facts } = open.text;
  const box = useRef<HTMLDivElement>(null);
  // Before the field is removed, which would take the focus from it.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => {
      if (!edits.open && isOwn(document.activeElement) && before?.isConnected) before.focus();
    };
  }, []);
  useEffect(() => box.current?.querySelector<HTMLElement>(".rich-box > *")?.focus(), []);
  return (
    <div className="stack strip-field" ref={box}>
      <RichField
        kind={kind}
        value={open.value}
        factValue={(piece) => facts.find((fact) => fact.piece === piece)?.value}
        attributes={{ "aria-labelledby": nameId, "aria-invalid": String(isRefused(open)) }}
        onInput={(value) => edits.input(value)}
        onSave={() => void edits.save()}
        onCancel={() => edits.cancel()}
        onEditor={onEditor}
      />
    </div>
  );
}

function Count({ value: { length }, most }: { value: string; most: number | undefined }) {
  if (most === undefined) return <span className="note">{`${length} characters`}</span>;
  const over = length - most;
  const words = over > 0 ? `${length} of ${most} characters: ${over} too many` : `${length} of ${most} characters`;
  return <span className={over > 0 ? "note over" : "note"}>{words}</span>;
}

function Actions({ open, children }: { open: UnsavedText; children: ReactNode }) {
  const { id, value, text } = open;
  const isSaving = edits.typed.sending.get(id) === value;
  const keys = text.kind === "RichText" ? "Control+Enter; Enter starts a paragraph" : "Enter";
  return (
    <div className="row">
      <Button title={`Save (${keys}), as leaving does`} disabled={isSaving} onClick={() => void edits.save()}>
        <Icon name="check" /> {isSaving ? "Saving …" : "Save"}
      </Button>
      <IconButton
        icon="x"
        words="Discard"
        className="quiet tool"
        title="Discard (Escape)"
        onClick={() => edits.cancel()}
      />
      {children}
    </div>
  );
}

interface SettingsOfTextProps extends Omit<OpenTextProps, "open" | "openTable"> {
  text: TypedText;
}

/** Leads from the text that is being typed to its settings, such as the target of its link. Saves the text first. */
function SettingsOfText({ text, page, editing, openAround }: SettingsOfTextProps) {
  const { file, pointer } = text;
  if (!page || file !== page.file || !formAround(page, pointer)) return null;
  const element = editing.find(text);
  const open = async () => {
    if (await edits.save()) openAround(pointer, element);
  };
  const isLink = element?.closest("a");
  return (
    <IconButton
      icon={isLink ? "link" : "settings-2"}
      words={isLink ? "Where it leads" : "Settings"}
      className="quiet tool"
      onClick={() => void open()}
    />
  );
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
      <div className="stack">
        <Button onClick={() => onChoose("ours")}>Keep mine</Button>
        <p>{withoutName(ours)}</p>
        <Button onClick={() => onChoose("theirs")}>Keep the other</Button>
        <p>{withoutName(theirs)}</p>
      </div>
    </section>
  );
}

/** Lines of a file without the name of the text that they are. */
const withoutName = (lines: string): string => lines.replace(/^\s*(?:- )?\w+: (?:[|>]-?\n\s*)?/, "");
