import { documentOf } from "./document";
import { type Choice, type Point, RichEditor, type TextFieldOptions } from "./editor";

/**
 * A field in which a text looks as on the page. A text with Markdown that it may not have, or an edit that cannot go
 * into the author's text by itself, is edited as it is written.
 */
export class TextField {
  #field: RichEditor | WrittenField;

  /** @param mount the element that the field is put into, in the desk or in the page's frame */
  constructor(
    private readonly mount: HTMLElement,
    private readonly options: TextFieldOptions,
  ) {
    const { kind, value } = options;
    this.#field = documentOf(kind, value, () => undefined) ? this.#looking(value) : this.#written(value);
  }

  /** The element that has the focus. */
  get element(): HTMLElement {
    return this.#field.element;
  }

  /** Puts another text in the place of all. */
  setValue(value: string): void {
    if (!this.#field.setValue(value)) this.#switch(value);
  }

  /** Where the selection starts and ends. */
  selected(): [number, number] {
    return this.#field.selected();
  }

  /** What is being chosen for the text. */
  get choice(): Choice | undefined {
    return this.#field instanceof RichEditor ? this.#field.choice : undefined;
  }

  /** Goes on with a choice that was begun in a field before this one. */
  resume({ what, typed }: Choice): void {
    if (this.#field instanceof RichEditor) this.#field.choose(what, typed);
  }

  /** Selects a part of the text; by default its end. */
  select(range?: [number, number]): void {
    this.#field.select(range);
  }

  /** Puts the cursor where a person has clicked. */
  selectAt(point: Point): void {
    this.#field.selectAt(point);
  }

  destroy(): void {
    this.#field.destroy();
    this.options.onEditor(undefined);
  }

  #looking(value: string): RichEditor {
    const onUnsure = (written: string) => {
      this.#switch(written);
      this.options.onInput(written);
    };
    const editor = new RichEditor(this.mount, { ...this.options, value, onUnsure });
    this.options.onEditor(editor);
    return editor;
  }

  #written(value: string): WrittenField {
    this.options.onEditor(undefined);
    return new WrittenField(this.mount, { ...this.options, value });
  }

  #switch(value: string): void {
    const hasFocus = this.mount.contains(this.mount.ownerDocument.activeElement);
    this.#field.destroy();
    this.#field = this.#written(value);
    if (hasFocus) this.element.focus();
  }
}

/** A field with the text as it is written, as high as its lines. */
class WrittenField {
  readonly element: HTMLTextAreaElement;

  constructor(mount: HTMLElement, { kind, value, attributes, ...on }: TextFieldOptions) {
    this.element = mount.ownerDocument.createElement("textarea");
    // Its look is that of the element around it.
    const { class: _class, style: _style, ...others } = attributes;
    for (const [name, words] of Object.entries(others)) this.element.setAttribute(name, words);
    Object.assign(this.element, { className: "written-field", rows: 1, value });
    mount.append(this.element);
    this.element.addEventListener("input", () => {
      this.#grow();
      on.onInput(this.element.value);
    });
    this.element.addEventListener("keydown", (event) => {
      // An input method chooses its word by Enter and Escape.
      if (event.isComposing) return;
      const saves = event.key === "Enter" && (kind !== "RichText" || event.ctrlKey || event.metaKey);
      if (!saves && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      if (saves) on.onSave();
      else on.onCancel();
    });
    this.#grow();
  }

  setValue(value: string): true {
    if (value !== this.element.value) this.element.value = value;
    this.#grow();
    return true;
  }

  selected(): [number, number] {
    return [this.element.selectionStart, this.element.selectionEnd];
  }

  select(range?: [number, number]): void {
    const { length } = this.element.value;
    this.element.setSelectionRange(...(range ?? [length, length]));
  }

  selectAt({ x, y }: Point): void {
    const { offsetNode, offset } = this.element.ownerDocument.caretPositionFromPoint(x, y) ?? {};
    this.select(offsetNode === this.element && offset !== undefined ? [offset, offset] : undefined);
  }

  destroy(): void {
    this.element.remove();
  }

  #grow(): void {
    const { style } = this.element;
    style.height = "0";
    style.height = `${this.element.scrollHeight}px`;
  }
}
