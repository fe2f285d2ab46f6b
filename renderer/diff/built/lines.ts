/** A line of a page as a screen reader would read it: a paragraph, a heading, a cell, a label. */
export interface Line {
  text: string;
  /** 1 to 6 for a heading. */
  level?: number;
}

const SILENT = new Set(["SCRIPT", "STYLE", "TEMPLATE", "SVG", "HEAD", "IFRAME"]);
const INLINE = new Set(
  "A ABBR B BDI BDO CITE CODE DATA DEL DFN EM I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR".split(
    " ",
  ),
);
/** Attributes that hold text. */
const LABELS = ["aria-label", "placeholder", "title", "summary"];

/** The lines of an element in document order. Hidden parts count: a click or a wider window shows them. */
export function renderedLines(root: Element): Line[] {
  const lines: Line[] = [];
  let open = "";
  let level: number | undefined;
  const close = () => {
    const text = visible(open);
    if (text) lines.push(level ? { text, level } : { text });
    open = "";
  };
  const walk = (element: Element) => {
    const tag = element.tagName.toUpperCase();
    if (SILENT.has(tag)) return;
    const parent = element.parentElement;
    // An inline element whose parent has no text of its own is a line: buttons in a row, the cells of a card.
    const breaks = !INLINE.has(tag) || (parent !== null && element !== root && !hasOwnText(parent));
    if (breaks) close();
    const before = level;
    if (/^H[1-6]$/.test(tag)) level = Number(tag[1]);
    for (const name of LABELS) {
      const label = element.getAttribute(name);
      if (label && visible(label)) lines.push({ text: visible(label) });
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 3) open += node.textContent ?? "";
      else if (node.nodeType === 1) walk(node as Element);
    }
    if (breaks) close();
    level = before;
  };
  walk(root);
  close();
  return lines;
}

/** The elements that say or show something themselves, in document order: those with a text of their own, and pictures. */
export function readElements(root: Element): Element[] {
  return [root, ...root.querySelectorAll("*")].filter((element) => {
    const tag = element.tagName.toUpperCase();
    return tag === "IMG" || (!SILENT.has(tag) && hasOwnText(element));
  });
}

function hasOwnText(element: Element): boolean {
  for (const node of element.childNodes) if (node.nodeType === 3 && /\S/.test(node.textContent ?? "")) return true;
  return false;
}

/** A text without soft hyphens, word joiners and the like, and with every kind of white space as one space. */
export function visible(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
