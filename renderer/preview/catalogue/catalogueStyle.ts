/** The catalogue's own look: the blocks inside the frames are the site's. */
export const catalogueStyle = `
* { box-sizing: border-box; }
body { margin: 0; display: flex; font: 16px/1.5 system-ui, sans-serif; color: #1d1d1f; background: #fff; }
nav { position: sticky; top: 0; flex: none; inline-size: 14rem; block-size: 100vh; overflow: auto; padding: 1.5rem;
  border-inline-end: 1px solid #c7c7cc; }
nav ul { padding: 0; list-style: none; }
main { flex: 1; min-inline-size: 0; max-inline-size: 84rem; padding: 1.5rem 2rem; }
a { color: #0b57d0; display: inline-block; padding-block: 2px; }
main > section { padding-block: 1.5rem 2.5rem; border-block-start: 1px solid #c7c7cc; }
h1, h2, h3 { line-height: 1.2; scroll-margin-block-start: 1rem; }
h2, code, pre { font-family: ui-monospace, monospace; }
code, pre { font-size: 0.875em; }
.screens { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
#root { display: contents; }
body { --scale: 0.55; }
figure { margin: 0; }
figcaption { color: #636366; font-size: 0.875rem; }
.frame { inline-size: fit-content; overflow: hidden; border: 1px solid #c7c7cc; border-radius: 8px; }
iframe { display: block; border: 0; zoom: var(--scale); }
.snippet { position: relative; }
button { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; font: inherit; font-size: 0.875rem;
  min-block-size: 28px; padding: 2px 10px; border: 1px solid #8a8a8e; border-radius: 6px; background: #fff; cursor: pointer; }
:focus-visible { outline: 2px solid #0b57d0; outline-offset: 1px; }
pre { margin: 0; padding: 1rem; padding-block-start: 3rem; max-block-size: 28rem; overflow: auto; background: #f2f2f7; border-radius: 8px; }
.table { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; text-align: start; }
th, td { padding: 6px 12px 6px 0; border-block-end: 1px solid #e5e5ea; text-align: start; vertical-align: top; font-weight: 400; }
th strong { display: block; font-size: 0.8125rem; color: #8a5a00; }
@media (max-width: 48rem) { body { display: block; } nav { position: static; inline-size: auto; block-size: auto; } }
`;
