/** The desk's own look: plain, and the same beside every site. Colors hold WCAG 2.2, 1.4.3 on white. */
export const deskStyle = `
:host { all: initial; color-scheme: light; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
aside, .tab { font: 14px/1.45 system-ui, sans-serif; color: #1d1d1f; }
aside { position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483000; inline-size: min(26rem, 100vw);
  display: flex; flex-direction: column; background: #fff; border-inline-start: 1px solid #c7c7cc; }
.head { padding: 12px 16px; padding-inline-end: 110px; border-block-end: 1px solid #c7c7cc; }
.body { flex: 1; overflow-y: auto; }
.tab { position: fixed; inset-block-start: 10px; inset-inline-end: 16px; z-index: 2147483001; }
button { font: inherit; min-block-size: 28px; padding: 2px 10px; border: 1px solid #8a8a8e; border-radius: 6px;
  background: #fff; color: inherit; cursor: pointer; }
button:hover { background: #f2f2f7; }
button[aria-pressed="true"] { background: #0b57d0; border-color: #0b57d0; color: #fff; }
:focus-visible { outline: 2px solid #0b57d0; outline-offset: 1px; }
a { color: #0b57d0; overflow-wrap: anywhere; }
h2 { margin: 0 0 8px; font-size: 15px; }
p { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
pre { margin: 6px 0 0; padding: 8px; max-block-size: 20rem; overflow: auto; background: #f2f2f7; border-radius: 6px;
  font: 12px/1.45 ui-monospace, monospace; }
code { font: 12px ui-monospace, monospace; color: #48484a; }
summary { cursor: pointer; padding-block: 4px; }
.section { border-block-end: 1px solid #e5e5ea; padding-inline: 16px; }
.section > summary { padding-block: 10px; font-weight: 600; }
.section > :not(summary) { padding-block-end: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; justify-content: space-between; }
.place { display: inline-flex; gap: 6px; align-items: center; }
.copy { font-size: 12px; min-block-size: 24px; padding: 0 8px; font-weight: 400; }
.note, .none { color: #636366; font-size: 13px; font-weight: 400; }
.error, .warning { padding-inline-start: 10px; border-inline-start: 3px solid #8a5a00; }
.error { border-color: #b3261e; }
.error strong { color: #b3261e; }
.warning strong { color: #8a5a00; }
.draft { display: block; margin-block-end: 8px; color: #8a5a00; }
.search { padding: 12px; border: 1px solid #e5e5ea; border-radius: 8px; font-family: Arial, sans-serif; margin-block-end: 6px; }
.search-site { font-size: 14px; color: #202124; }
.search-address { font-size: 12px; color: #4d5156; overflow-wrap: anywhere; }
.search-title { font-size: 20px; line-height: 1.3; color: #1a0dab; margin-block: 4px; }
.search-words { color: #4d5156; line-height: 1.58; }
.card { margin: 0; border: 1px solid #e5e5ea; border-radius: 8px; overflow: hidden; }
.card img { display: block; inline-size: 100%; block-size: auto; background: #f2f2f7; }
.card figcaption { display: grid; padding: 10px 12px; background: #f2f2f7; }
.tree p, .tree summary { padding-block: 2px; overflow-wrap: anywhere; }
.tree .inner { padding-inline-start: 14px; border-inline-start: 1px solid #e5e5ea; }
.outline { position: absolute; z-index: 2147482999; pointer-events: none; outline: 3px solid #0b57d0;
  outline-offset: -3px; background: #0b57d01a; }
`;
