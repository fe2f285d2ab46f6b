import { closeHistory } from "prosemirror-history";
import type { Node, Slice } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { TextKind } from "../../protocol/words";
import { Observable } from "../common/observable";
import { hasMark, linkAround, linkTo, replaceWords, toggle } from "./commands";
import { documentOf, type FactValue, treeOf } from "./document";
import { fieldKeys } from "./fieldKeys";
import { addStyle } from "./fieldStyle";
import { AuthorsText } from "./markdown";
import { inOneLine, markdownIn, readPasted } from "./paste";

/** A point of the window that a field is in. */
export interface Point {
  x: number;
  y: number;
}

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

/** The same with what was typed to begin it. */
export interface Choice {
  what: Choosing;
  typed: string;
}

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
  /** What the last paste had that the text cannot hold, in sentences. */
  remarks: string[];
}

/**
 * A browser tells where a key has moved the cursor in an event of its own, which may come after the next key: ProseMirror
 * would split the paragraph where the cursor was before.
 */
function tellOfCursor({ dom }: EditorView): false {
  dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return false;
}

/** A field in which a text looks as on the page. Listeners are called when the cursor or the text has changed. */
export class RichEditor extends Observable {
  readonly view: EditorView;
  #text: AuthorsText;
  #value: string;
  #mode: EditorMode;
  #remarks: string[] = [];
  #choice: Choice = { what: undefined, typed: "" };

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
      state: EditorState.create({ doc: document, plugins: fieldKeys(this, options.onSave, options.onCancel) }),
      attributes: {
        role: "textbox",
        "aria-multiline": String(kind === "RichText"),
        spellcheck: "true",
        ...attributes,
        class: `rich-field ${attributes.class ?? ""}`,
      },
      handleDOMEvents: { keydown: tellOfCursor, paste: tellOfCursor },
      transformPastedHTML: (copied) => {
        const { html, remarks } = readPasted(copied, kind);
        this.#remarks = remarks;
        return html;
      },
      // Undefined leaves the text to ProseMirror.
      clipboardTextParser: (text) => markdownIn(text, kind, options.factValue) as Slice,
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

  get choice(): Choice {
    return this.#choice;
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

  /** Puts the cursor where a person has clicked. */
  selectAt({ x, y }: Point): void {
    const at = this.view.posAtCoords({ left: x, top: y })?.pos;
    this.select(at === undefined ? undefined : [at, at]);
  }

  selected(): [number, number] {
    const { anchor, head } = this.view.state.selection;
    return [anchor, head];
  }

  readonly toggleStrong = (): void => this.#do(toggle("strong"));
  readonly toggleEmphasis = (): void => this.#do(toggle("emphasis"));

  /** Makes a list of the paragraphs, or paragraphs of the list's items. */
  readonly toggleList = (): void => {
    const { li, ul } = this.view.state.schema.nodes;
    if (li && ul) this.#do(this.#mode.list ? liftListItem(li) : wrapInList(ul));
  };

  /** Begins to choose something for the text, or ends it. @param typed what was typed to begin it */
  choose(what: Choosing, typed = ""): true {
    this.#choice = { what, typed };
    this.#note();
    return true;
  }

  /** Ends the choice without one: what was typed to begin it is in the text. */
  readonly cancelChoice = (): void => {
    const { typed } = this.#choice;
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
    this.#do(replaceWords(words, this.#fact(piece, value)));
  }

  /** Sets the link of the selection; inside a link, that of the whole link. An empty one removes it. @param name its words if none are selected */
  setLink(to: string, name = to): void {
    this.choose(undefined);
    this.#do(linkTo(to, name));
    this.view.dispatch(closeHistory(this.view.state.tr));
  }

  destroy(): void {
    this.view.destroy();
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
    const { $from } = state.selection;
    return {
      strong: hasMark(state, "strong"),
      emphasis: hasMark(state, "emphasis"),
      list: Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).includes("li"),
      link: linkAround(state)?.href,
      choosing: this.#choice.what,
      words: state.doc.textBetween(0, state.doc.content.size, "\n"),
      remarks: this.#remarks,
    };
  }

  #isWordStart(at: number): boolean {
    const { parent, parentOffset } = this.view.state.doc.resolve(at);
    const before = parent.textBetween(Math.max(0, parentOffset - 1), parentOffset, undefined, "x");
    return before === "" || /\s|[(]/.test(before);
  }
}
