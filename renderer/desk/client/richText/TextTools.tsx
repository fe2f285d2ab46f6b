import { type ReactNode, useEffect, useRef, useState } from "react";
import { onlyPlaceholder } from "../../../base/placeholders";
import type { Choices } from "../../protocol/forms";
import { Button, IconButton } from "../common/Button";
import type { IconName } from "../common/marks";
import { useObservable } from "../common/observable";
import { Toolbar } from "../common/Toolbar";
import { indexOfWord } from "./commands";
import type { EditorMode, RichEditor } from "./editor";
import { Picker } from "./Picker";
import { isTarget } from "./schema";

interface ToolbarProps {
  editor: RichEditor;
  /** What can be inserted; undefined while it is loading. */
  choices: Choices | undefined;
}

interface BarProps extends ToolbarProps {
  /** Whether the Tab key stops at it: between the fields of a form it does not. Alt+F10 leads to it from its field. */
  isStop: boolean;
}

/** Apple's keyboards have a key of their own. */
const MOD = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl+";

/** What can be done with the text of a field: a toolbar, and below it what somebody is choosing. */
export function TextTools({ editor, choices, isStop }: BarProps): ReactNode {
  const mode = useObservable(editor, () => editor.mode);
  return (
    <div className="stack rich-tools">
      <Tools editor={editor} mode={mode} isStop={isStop} />
      {mode.choosing === "fact" && <FactPicker editor={editor} choices={choices} />}
      {mode.choosing === "link" && <LinkPicker editor={editor} choices={choices} link={mode.link} />}
      {mode.remarks.length > 0 && (
        <p role="alert" className="note">
          {mode.remarks.join(" ")}
        </p>
      )}
      <TypedFacts editor={editor} words={mode.words} choices={choices} />
    </div>
  );
}

interface ToolsProps extends Pick<BarProps, "editor" | "isStop"> {
  mode: EditorMode;
}

function Tools({ editor, mode, isStop }: ToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { strong, emphasis, link, list, choosing } = mode;
  const isWanted = choosing === "tool";
  useEffect(() => {
    if (!isWanted) return;
    editor.choose(undefined);
    bar.current?.querySelector<HTMLElement>("[data-at]")?.focus();
  }, [isWanted, editor]);
  const tool = (words: string, icon: IconName, keys: string, use: () => void, isOn?: boolean) => (
    <IconButton
      className="quiet tool"
      icon={icon}
      words={words}
      title={`${words} (${keys})`}
      aria-pressed={isOn}
      // The field keeps the focus, and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={use}
    />
  );
  const isMarked = editor.kind !== "plain";
  return (
    <Toolbar ref={bar} className="row" label="Text" keys="Alt+F10" isStop={isStop} onEscape={() => editor.focus()}>
      {isMarked && tool("Bold", "bold", `${MOD}B`, editor.toggleStrong, strong)}
      {isMarked && tool("Italic", "italic", `${MOD}I`, editor.toggleEmphasis, emphasis)}
      {isMarked && tool("Link", "link", `${MOD}K`, () => editor.choose("link"), link !== undefined)}
      {editor.kind === "RichText" && tool("List", "list", `${MOD}Shift+8`, editor.toggleList, list)}
      {tool("Insert a fact", "tag", "/", () => editor.choose("fact"))}
    </Toolbar>
  );
}

function FactPicker({ editor, choices }: ToolbarProps) {
  const facts = choices?.facts ?? [];
  return (
    <Picker
      label="Insert a fact"
      isLoading={!choices}
      items={facts.map(({ piece, label, value }) => ({ id: piece, name: label, note: value }))}
      onPick={({ id, note }) => editor.insertFact(id, note)}
      onCancel={editor.cancelChoice}
    />
  );
}

/** What is typed in place of the name of a page. */
const THIS = "This address";

function LinkPicker({ editor, choices, link }: ToolbarProps & { link: string | undefined }) {
  const targets = choices?.links ?? [];
  return (
    <>
      <Picker
        label="Link to"
        isLoading={!choices}
        items={targets.map(({ to, name, note }) => ({ id: to, name, note: [to, note].filter(Boolean).join(", ") }))}
        typed={(to) => (isTarget(to) ? { id: to, name: THIS, note: to } : undefined)}
        onPick={({ id, name }) => editor.setLink(id, name === THIS ? id : name)}
        onCancel={editor.cancelChoice}
      />
      {link !== undefined && (
        <div className="row">
          <span className="note">{`Leads to ${link}`}</span>
          <Button onClick={() => editor.setLink("")}>Remove the link</Button>
        </div>
      )}
    </>
  );
}

/** The facts of the price book. */
const OF_PRICES = /^(?:price|upTo|duration)/;

/** At most so many facts are offered for what is typed: more is a list to read. */
const OFFERED = 4;

/** Offers the facts whose value is typed out: they change with the price book, and typed words do not. */
function TypedFacts({ editor, words, choices }: ToolbarProps & { words: string }) {
  const [declined, setDeclined] = useState<string[]>([]);
  const typed = typedFacts(editor, words, choices).filter(({ value }) => !declined.includes(value));
  if (typed.length === 0) return null;
  return (
    <section className="row" aria-label="Typed facts">
      {typed.map(({ piece, value, label }) => (
        <Button
          key={piece}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.replaceWords(value, piece, value)}
        >
          {`${OF_PRICES.test(onlyPlaceholder(piece)?.name ?? "") ? "Use the price book" : "Use the fact"}: ${value}, ${label}`}
        </Button>
      ))}
      <Button onClick={() => setDeclined([...declined, ...typed.map(({ value }) => value)])}>Keep as typed</Button>
    </section>
  );
}

function typedFacts(editor: RichEditor, words: string, choices: Choices | undefined) {
  const typed = /\d/.test(words) ? typedWords(editor) : "";
  return (choices?.facts ?? [])
    .filter(({ value }) => /\d/.test(value) && value.length > 2 && indexOfWord(typed, value) >= 0)
    .slice(0, OFFERED);
}

/** The words without the facts that are in the text already. */
function typedWords({ view }: RichEditor): string {
  const { doc } = view.state;
  return doc.textBetween(0, doc.content.size, "\n", "\n").replaceAll("\u00a0", " ");
}
