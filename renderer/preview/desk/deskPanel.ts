import type { DeskPage } from "./deskPage";
import { deskStyle } from "./deskStyle";
import { element } from "./element";
import { BlockPicker } from "./pickBlock";
import { placeLink } from "./placeLink";
import { recall, remember } from "./remembered";
import { type Section, sections } from "./sections";

/** Below this width the desk would leave the page no room: it starts folded and lies over the page. */
const WIDE = matchMedia("(min-width: 64rem)");

/** The panel beside the page. Its styles and the page's do not reach each other (shadow DOM). */
export class DeskPanel {
  readonly #root: ShadowRoot;
  readonly #head = element("div", { className: "head" });
  readonly #body = element("div", { className: "body" });
  readonly #panel = element("aside", { id: "desk", "aria-label": "Desk" }, this.#head, this.#body);
  readonly #tab = element("button", { type: "button", className: "tab", "aria-controls": "desk" });
  readonly #pick = element("button", { type: "button", "aria-pressed": "false" }, "Pick a block");
  readonly #picker: BlockPicker;
  readonly #shown = new Map<string, { section: Section; html: string; details: HTMLDetailsElement }>();
  #page: DeskPage | undefined;

  constructor() {
    const host = element("div", { id: "desk-host" });
    this.#root = host.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(deskStyle);
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.append(this.#tab, this.#panel);
    this.#picker = new BlockPicker(
      this.#root,
      (id) => this.#page?.blocks.some((block) => block.id === id) ?? false,
      (id) => this.#openBlock(id),
      () => this.#pick.setAttribute("aria-pressed", "false"),
    );
    this.#pick.addEventListener("click", () => {
      const picking = this.#pick.getAttribute("aria-pressed") === "true";
      this.#pick.setAttribute("aria-pressed", String(!picking));
      if (picking) this.#picker.stop();
      else this.#picker.start();
    });
    this.#tab.addEventListener("click", () => {
      const folded = !this.#panel.hidden;
      this.#fold(folded);
      remember("folded", folded);
    });
    document.documentElement.append(host);
    this.#fold(recall("folded", !WIDE.matches));
  }

  /** Shows what is known of the page. A part that says the same as before is left alone, with its focus. */
  show(page: DeskPage): void {
    this.#page = page;
    const { place, draft, problems } = page;
    this.#tab.textContent = problems.length > 0 ? `Desk (${problems.length})` : "Desk";
    this.#head.replaceChildren(
      element("h2", {}, placeLink(place, place.file.slice(place.file.lastIndexOf("/") + 1))),
      draft ? element("strong", { className: "draft" }, "Draft: not in the built site") : "",
      element("div", { className: "row" }, this.#pick, element("a", { href: "/_blocks" }, "All blocks")),
      element("p", { className: "note" }, "Or press Alt and click on a block of the page."),
    );
    for (const section of sections(page)) this.#showSection(section);
  }

  #showSection(section: Section): void {
    const html = section.content.outerHTML;
    const shown = this.#shown.get(section.name);
    if (shown) {
      const summary = shown.details.querySelector("summary");
      if (summary) summary.textContent = section.title;
      if (shown.html !== html) shown.details.lastElementChild?.replaceWith(section.content);
      this.#shown.set(section.name, { section, html, details: shown.details });
      return;
    }
    const details = element(
      "details",
      { className: "section", "data-part": section.name },
      element("summary", {}, section.title),
      section.content,
    );
    details.open = recall(`open ${section.name}`, section.open);
    details.addEventListener("toggle", () => remember(`open ${section.name}`, details.open));
    this.#body.append(details);
    this.#shown.set(section.name, { section, html, details });
  }

  #openBlock(id: string): void {
    this.#fold(false);
    const part = this.#shown.get("blocks")?.details;
    const block = part?.querySelector<HTMLDetailsElement>(`[data-block="${CSS.escape(id)}"]`);
    if (!part || !block) return;
    part.open = true;
    block.open = true;
    block.scrollIntoView({ block: "nearest" });
    block.querySelector("summary")?.focus();
  }

  #fold(folded: boolean): void {
    this.#panel.hidden = folded;
    this.#tab.setAttribute("aria-expanded", String(!folded));
    this.#tab.title = folded ? "Unfold the desk" : "Fold the desk away";
    document.documentElement.style.marginInlineEnd = folded || !WIDE.matches ? "" : "26rem";
  }
}
