import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { onlyPlaceholder } from "../../../base/placeholders";
import type { Choices } from "../../protocol/forms";
import { Icon, type IconName } from "../common/marks";
import { useObservable } from "../common/observable";
import { nextInRow } from "../common/Toolbar";
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

interface Tool {
  name: string;
  icon: IconName;
  /** As a title shows it. */
  keys: string;
  use: () => void;
  /** Undefined for what is no state. */
  isOn?: boolean | undefined;
}

/** Apple's keyboards have a key of their own. */
const MOD = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "") ? "⌘" : "Ctrl+";

/** What can be done with the text of a field: a toolbar, and below it what somebody is choosing. */
export function Toolbar({ editor, choices, isStop }: BarProps): ReactNode {
  const mode = useObservable(editor, () => editor.mode);
  return (
    <div className="stack rich-tools">
      <Tools tools={toolsOf(editor, mode)} editor={editor} mode={mode} isStop={isStop} />
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

function toolsOf(editor: RichEditor, mode: EditorMode): Tool[] {
  const { kind } = editor;
  const { strong, emphasis, link, list } = mode;
  return [
    ...(kind === "plain"
      ? []
      : ([
          { name: "Bold", icon: "bold", keys: `${MOD}B`, use: editor.toggleStrong, isOn: strong },
          { name: "Italic", icon: "italic", keys: `${MOD}I`, use: editor.toggleEmphasis, isOn: emphasis },
          {
            name: "Link",
            icon: "link",
            keys: `${MOD}K`,
            use: () => void editor.choose("link"),
            isOn: link !== undefined,
          },
        ] satisfies Tool[])),
    ...(kind === "RichText"
      ? [{ name: "List", icon: "list", keys: `${MOD}Shift+8`, use: editor.toggleList, isOn: list } satisfies Tool]
      : []),
    { name: "Insert a fact", icon: "tag", keys: "/", use: () => void editor.choose("fact") },
  ];
}

interface ToolsProps extends Pick<BarProps, "editor" | "isStop"> {
  tools: Tool[];
  mode: EditorMode;
}

/** One stop of the Tab key, with arrow keys between the buttons: the toolbar pattern of ARIA. */
function Tools({ tools, editor, mode, isStop }: ToolsProps) {
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const isWanted = mode.choosing === "tool";
  useEffect(() => {
    if (!isWanted) return;
    editor.choose(undefined);
    bar.current?.querySelectorAll("button")[at]?.focus();
  }, [isWanted, editor, at]);
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") editor.focus();
    const next = nextInRow(event.key, at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label="Text" aria-keyshortcuts="Alt+F10" className="row" onKeyDown={move}>
      {tools.map(({ name, icon, keys, use, isOn }, index) => (
        <button
          key={name}
          type="button"
          className="quiet tool"
          aria-label={name}
          tabIndex={isStop && index === at ? 0 : -1}
          title={`${name} (${keys})`}
          aria-pressed={isOn}
          // The field keeps the focus, and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={use}
          onFocus={() => setAt(index)}
        >
          <Icon name={icon} /> <span className="words">{name}</span>
        </button>
      ))}
    </div>
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
          <button type="button" onClick={() => editor.setLink("")}>
            Remove the link
          </button>
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
        <button
          key={piece}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.replaceWords(value, piece, value)}
        >
          {`${OF_PRICES.test(onlyPlaceholder(piece)?.name ?? "") ? "Use the price book" : "Use the fact"}: ${value}, ${label}`}
        </button>
      ))}
      <button type="button" onClick={() => setDeclined([...declined, ...typed.map(({ value }) => value)])}>
        Keep as typed
      </button>
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
