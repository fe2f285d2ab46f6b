import { element } from "./element";

/** Finds the block that a person points at: while picking, or with the Alt key held; otherwise links work as ever. */
export class BlockPicker {
  readonly #outline = element("div", { className: "outline", hidden: true });
  #picking = false;

  /**
   * @param root where the outline is drawn
   * @param isBlock whether an element's id is that of a block
   * @param onPick is told the id
   * @param onEnd is told when picking ends
   */
  constructor(
    root: ShadowRoot,
    readonly isBlock: (id: string) => boolean,
    readonly onPick: (id: string) => void,
    readonly onEnd: () => void,
  ) {
    root.append(this.#outline);
    document.addEventListener("click", (event) => this.#click(event, root.host), true);
    document.addEventListener("pointermove", ({ target }) => {
      if (this.#picking) this.outline(this.#blockAt(target));
    });
    document.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#picking) this.stop();
    });
  }

  start(): void {
    this.#picking = true;
  }

  stop(): void {
    this.#picking = false;
    this.outline(undefined);
    this.onEnd();
  }

  /** Draws a frame around a block, or none. */
  outline(block: Element | undefined): void {
    this.#outline.hidden = !block;
    if (!block) return;
    const { top, left, width, height } = block.getBoundingClientRect();
    const style = { top: top + scrollY, left: left + scrollX, width, height };
    for (const [name, pixels] of Object.entries(style)) this.#outline.style.setProperty(name, `${pixels}px`);
  }

  #click(event: MouseEvent, desk: Element): void {
    if (!(this.#picking || event.altKey) || event.target === desk) return;
    const block = this.#blockAt(event.target);
    if (!block) return;
    event.preventDefault();
    event.stopPropagation();
    this.stop();
    this.onPick(block.id);
  }

  #blockAt(target: EventTarget | null): Element | undefined {
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
      if (at.id && this.isBlock(at.id)) return at;
    }
    return undefined;
  }
}
