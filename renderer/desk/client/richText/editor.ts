import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { Fragment, type MarkType, type Node, Slice } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { hasPlaceholder } from "../../../base/placeholders";
import type { TextKind } from "../../protocol/words";
import { Followed } from "../common/followed";
import { documentOf, type FactValue, treeOf } from "./document";
import { AuthorsText } from "./markdown";
import { wordLists } from "./paste";
import { isTarget, SCHEMAS } from "./schema";

export interface TextFieldOptions {
  kind: TextKind;
  /** The text as it is written. */
  value: string;
  factValue: FactValue;
  /** The attributes of the field's element, such as its label. */
  attributes: Record<string, string>;
  onInput: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Called with what a toolbar changes; with undefined if the text is edited as it is written. */
  onEditor: (editor: RichEditor | undefined) => void;
}

interface RichEditorOptions extends Omit<TextFieldOptions, "onEditor"> {
  /** Called if an edit cannot go into the author's text by itself, with the text as it would be written. */
  onUnsure: (value: string) => void;
}

/** What somebody is about to choose for the text. */
export type Choosing = "fact" | "link" | "tool" | undefined;

/** What the toolbar shows of a text: a new object after each change. */
export interface EditorMode {
  strong: boolean;
  emphasis: boolean;
  list: boolean;
  /** Where the link at the cursor leads. */
  link: string | undefined;
  choosing: Choosing;
  /** The words of the text, with the values of its facts. */
  words: string;
}

/** The look of what is inside a field, in the desk and in the page's frame, where no stylesheet of the desk is. */
const INSIDE = `
.rich-field { white-space: pre-wrap; overflow-wrap: anywhere; }
.rich-field .fact { --tint: color-mix(in srgb, currentColor 16%, transparent); border-radius: 3px; background: linear-gradient(var(--tint), var(--tint)) center / 100% 1.15em no-repeat; cursor: default; }
.rich-field .ProseMirror-selectednode { outline: 2px solid currentColor; }
.rich-field img.ProseMirror-separator { display: inline !important; border: 0 !important; margin: 0 !important; inline-size: 0 !important; block-size: 0 !important; }
.rich-field a { cursor: text; }
textarea.written-field { display: block; inline-size: 100%; margin: 0; padding: 0; border: 0; outline: 0; font: inherit; letter-spacing: inherit; color: inherit; background: none; resize: none; overflow: hidden; }
[data-desk-field] > * { outline: 0; }`;

const styled = new WeakSet<Document>();

/** A field in which a text looks as on the page. Listeners are called when the cursor or the text has changed. */
export class RichEditor extends Followed {
  readonly view: EditorView;
  #text: AuthorsText;
  #value: string;
  #mode: EditorMode;
  #choosing: { what: Choosing; typed: string } = { what: undefined, typed: "" };

  /**
   * @param mount the element around the field
   * @throws Error if the text is not readable
   */
  constructor(
    mount: HTMLElement,
    private readonly options: RichEditorOptions,
  ) {
    super();
    const { value, kind, attributes } = options;
    addStyle(mount.ownerDocument);
    const document = this.#read(value);
    this.#text = new AuthorsText(kind, value, document);
    this.#value = value;
    this.view = new EditorView(mount, {
      state: EditorState.create({ doc: document, plugins: this.#plugins() }),
      attributes: {
        role: "textbox",
        "aria-multiline": String(kind === "RichText"),
        spellcheck: "true",
        ...attributes,
        class: `rich-field ${attributes.class ?? ""}`,
      },
      transformPastedHTML: wordLists,
      // Undefined leaves the text to ProseMirror.
      clipboardTextParser: (text) => this.#markdownIn(text) as Slice,
      transformPasted: (slice) => (kind === "RichText" ? slice : inOneLine(slice)),
      handleTextInput: (_view, from, _to, text) => text === "/" && this.#isWordStart(from) && this.choose("fact", "/"),
      dispatchTransaction: (transaction) => {
        const { doc } = this.view.state;
        this.view.updateState(this.view.state.apply(transaction));
        this.#changed(doc);
      },
    });
    this.#mode = this.#modeNow();
  }

  /** What the toolbar shows. */
  get mode(): EditorMode {
    return this.#mode;
  }

  get kind(): TextKind {
    return this.options.kind;
  }

  get element(): HTMLElement {
    return this.view.dom;
  }

  /** Puts another text in the place of all; one step of the field's own undo. @returns false if it is not readable */
  setValue(value: string): boolean {
    if (value === this.#value) return true;
    const { doc, tr } = this.view.state;
    const document = documentOf(this.kind, value, this.options.factValue);
    if (!document) return false;
    this.#text = new AuthorsText(this.kind, value, document);
    this.#value = value;
    // Written in another way only, as after it was saved: the cursor stays.
    if (JSON.stringify(treeOf(document)) !== JSON.stringify(treeOf(doc)))
      this.view.dispatch(tr.replaceWith(0, doc.content.size, document.content));
    return true;
  }

  focus(): void {
    this.view.focus();
  }

  /** Where the selection starts and ends; all at the end by default. */
  select([from, to]: [number, number] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]): void {
    const { doc, tr } = this.view.state;
    const place = (at: number) => doc.resolve(Math.min(at, doc.content.size));
    this.view.dispatch(tr.setSelection(TextSelection.between(place(from), place(to))));
  }

  selected(): [number, number] {
    const { anchor, head } = this.view.state.selection;
    return [anchor, head];
  }

  readonly toggleStrong = (): void => this.#do(toggle(this.#marks.strong));
  readonly toggleEmphasis = (): void => this.#do(toggle(this.#marks.emphasis));

  /** Makes a list of the paragraphs, or paragraphs of the list's items. */
  readonly toggleList = (): void => {
    const { li, ul } = this.view.state.schema.nodes;
    if (li && ul) this.#do(this.#mode.list ? liftListItem(li) : wrapInList(ul));
  };

  /** Begins to choose something for the text, or ends it. @param typed what was typed to begin it */
  choose(what: Choosing, typed = ""): true {
    this.#choosing = { what, typed };
    this.#note();
    return true;
  }

  /** Ends the choice without one: what was typed to begin it is in the text. */
  readonly cancelChoice = (): void => {
    const { typed } = this.#choosing;
    this.choose(undefined);
    if (typed) this.view.dispatch(this.view.state.tr.insertText(typed));
    this.focus();
  };

  insertFact(piece: string, value: string): void {
    this.choose(undefined);
    this.view.dispatch(this.view.state.tr.replaceSelectionWith(this.#fact(piece, value), true).scrollIntoView());
    this.focus();
  }

  /** Puts a fact in the place of the words that say its value. */
  replaceWords(words: string, piece: string, value: string): void {
    const { doc, tr } = this.view.state;
    doc.descendants((node, at) => {
      const index = node.isText && !tr.docChanged ? indexOfWord(node.text ?? "", words) : -1;
      if (index < 0) return;
      tr.replaceWith(at + index, at + index + words.length, this.#fact(piece, value).mark(node.marks));
    });
    this.view.dispatch(tr);
    this.focus();
  }

  /** Sets the link of the selection; inside a link, that of the whole link. An empty one removes it. */
  setLink(to: string): void {
    this.choose(undefined);
    const { link } = this.#marks;
    const { tr, selection, schema } = this.view.state;
    if (!link || (to && !isTarget(to))) return;
    let { from, to: end } = selection;
    const around = linkAround(this.view.state, link);
    if (around && around.from <= from && end <= around.to) [from, end] = [around.from, around.to];
    tr.removeMark(from, end, link);
    if (to && from === end) tr.insert(from, schema.text(to, [link.create({ to })]));
    else if (to) tr.addMark(from, end, link.create({ to }));
    this.view.dispatch(tr);
    this.focus();
  }

  destroy(): void {
    this.view.destroy();
  }

  get #marks() {
    return this.view.state.schema.marks;
  }

  #fact(piece: string, value: string): Node {
    return this.view.state.schema.node("fact", { piece, value });
  }

  #read(value: string): Node {
    const document = documentOf(this.kind, value, this.options.factValue);
    if (!document) throw new Error("This text can only be edited as it is written.");
    return document;
  }

  #do(command: Command): void {
    command(this.view.state, this.view.dispatch);
    this.focus();
  }

  #changed(before: Node): void {
    const { doc } = this.view.state;
    if (doc !== before) {
      const { text, isSure } = this.#text.with(doc);
      const isNew = text !== this.#value;
      this.#value = text;
      if (!isSure) this.options.onUnsure(text);
      else if (isNew) this.options.onInput(text);
    }
    this.#note();
  }

  #note(): void {
    this.#mode = this.#modeNow();
    this.notify();
  }

  #modeNow(): EditorMode {
    const { state } = this.view;
    const { strong, emphasis, link } = state.schema.marks;
    const { $from } = state.selection;
    const inList = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).includes("li");
    return {
      strong: hasMark(state, strong),
      emphasis: hasMark(state, emphasis),
      list: inList,
      link: link && linkAround(state, link)?.href,
      choosing: this.#choosing.what,
      words: state.doc.textBetween(0, state.doc.content.size, "\n"),
    };
  }

  /** Plain text that is our Markdown, such as a text of another file; undefined for any other. */
  #markdownIn(text: string): Slice | undefined {
    if (this.kind === "plain" || !(MARKED.test(text) || hasPlaceholder(text))) return undefined;
    const document = documentOf(this.kind, text.replace(/\r\n?/g, "\n"), this.options.factValue);
    const ends = (node: Node | null | undefined) => (node?.type.name === "p" ? 1 : 0);
    return document && new Slice(document.content, ends(document.firstChild), ends(document.lastChild));
  }

  #isWordStart(at: number): boolean {
    const { parent, parentOffset } = this.view.state.doc.resolve(at);
    const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset, undefined, "x");
    return before === "" || /\s|[(]/.test(before);
  }

  #plugins() {
    const { kind, onSave, onCancel } = this.options;
    const { li } = SCHEMAS[kind].nodes;
    const run = (action: () => void) => () => {
      action();
      return true;
    };
    const isLong = kind === "RichText" && li !== undefined;
    const paragraph = isLong && baseKeymap.Enter ? chainCommands(splitListItem(li), baseKeymap.Enter) : undefined;
    return [
      history(),
      keymap({
        Escape: run(onCancel),
        "Mod-Enter": run(onSave),
        Enter: paragraph ?? run(onSave),
        "Shift-Enter": paragraph ?? run(() => {}),
        "Mod-z": undo,
        "Mod-y": redo,
        "Shift-Mod-z": redo,
        "Mod-b": run(() => this.toggleStrong()),
        "Mod-i": run(() => this.toggleEmphasis()),
        "Alt-F10": run(() => this.choose("tool")),
        "Mod-k": run(() => kind !== "plain" && this.choose("link")),
        "Mod-Shift-8": run(() => this.toggleList()),
        ...(isLong && { "Mod-]": sinkListItem(li), "Mod-[": liftListItem(li) }),
      }),
      keymap(baseKeymap),
    ];
  }
}

/** What no plain text from elsewhere has, or what looks the same with its marks. */
const MARKED = /\*\S|\]\(|^ *(?:[-*+]|\d+[.)]) /m;

const toggle = (type: MarkType | undefined): Command => (type ? toggleMark(type) : () => false);

function hasMark({ doc, selection, storedMarks }: EditorState, type: MarkType | undefined): boolean {
  if (!type) return false;
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** The whole link at the beginning of the selection, or right beside the cursor. */
function linkAround({ selection: { $from } }: EditorState, type: MarkType) {
  const { parent } = $from;
  let [from, to] = [$from.start(), $from.start()];
  let href: string | undefined;
  for (const child of parent.children) {
    const own = type.isInSet(child.marks)?.attrs.to as string | undefined;
    if (own !== href || own === undefined) {
      if (href !== undefined && from <= $from.pos && $from.pos <= to) return { from, to, href };
      [from, href] = [to, own];
    }
    to += child.nodeSize;
  }
  return href !== undefined && from <= $from.pos && $from.pos <= to ? { from, to, href } : undefined;
}

/** Where a text says some words that are no part of longer ones. */
export function indexOfWord(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = "", after = ""] = [text[at - 1], text.slice(at + words.length)];
    if (!/[\p{L}\p{N}$]/u.test(before) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(after)) return at;
  }
  return -1;
}

/** What is pasted into one line: its paragraphs one after the other. */
function inOneLine(slice: Slice): Slice {
  const [first] = slice.content.content;
  if (!first || slice.content.childCount < 2) return slice;
  const space = first.type.schema.text(" ");
  const parts = slice.content.content.flatMap((block, index) =>
    index === 0 ? block.content.content : [space, ...block.content.content],
  );
  return Slice.maxOpen(Fragment.from(first.type.create(null, parts)));
}

/** The page's stylesheet may not be touched: this one is beside it. */
function addStyle(document: Document): void {
  const { CSSStyleSheet } = document.defaultView ?? window;
  if (styled.has(document)) return;
  styled.add(document);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INSIDE);
  document.adoptedStyleSheets.push(sheet);
}
