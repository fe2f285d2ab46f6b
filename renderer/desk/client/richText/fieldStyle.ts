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

/** The page's stylesheet may not be touched: this one is beside it. */
export function addStyle(document: Document): void {
  const { CSSStyleSheet } = document.defaultView ?? window;
  if (styled.has(document)) return;
  styled.add(document);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INSIDE);
  document.adoptedStyleSheets.push(sheet);
}
