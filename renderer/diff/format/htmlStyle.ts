/** The style of the report: readable on a phone, in light and dark mode, and in print. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1e;--muted:#5b5b60;--line:#d9d9de;--old:#8f1d14;--old-paper:#fdeceb;--new:#11611f;--new-paper:#e7f6ea;--mark:#b3005e}
@media(prefers-color-scheme:dark){:root{--paper:#161618;--ink:#f0f0f2;--muted:#b0b0b6;--line:#3b3b40;--old:#ffb4ab;--old-paper:#3c1512;--new:#9ee2a8;--new-paper:#10301a;--mark:#ff6bb5}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem;border-bottom:1px solid var(--line)}h3{font-size:1rem;margin:0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
nav a,summary{display:inline-block;min-height:1.75rem;color:inherit}
:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
article{padding:.75rem 0;border-bottom:1px solid var(--line)}
article p{margin:.25rem 0}
del,ins{text-decoration:none;padding:0 .2em;border-radius:.2em}
del{color:var(--old);background:var(--old-paper);text-decoration:line-through}
ins{color:var(--new);background:var(--new-paper)}
.small{color:var(--muted);font-size:.875rem}
code{font:.875em ui-monospace,monospace}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{padding:.25rem .75rem;text-align:left;border-bottom:1px solid var(--line)}
.pair{display:flex;flex-wrap:wrap;gap:1rem;margin:.5rem 0}.pair figure{margin:0;max-width:22rem}.pair img{max-width:100%;height:auto;display:block}
.views{display:grid;gap:1.5rem;grid-template-columns:1fr}
.page{margin:0}.page input{width:100%;min-height:2.75rem}
.stack{position:relative;border:1px solid var(--line);max-height:80vh;overflow:auto}
.stack>div{position:relative;margin:0 auto}
.stack img{display:block;width:100%;height:auto}
.stack .old{position:absolute;inset:0;clip-path:inset(0 calc(100% - var(--at,50%)) 0 0);background:var(--paper)}
.edge{position:absolute;top:0;bottom:0;left:var(--at,50%);border-left:2px solid var(--mark)}
.box{position:absolute;outline:2px solid var(--mark);outline-offset:1px}
.stack:has(~ label input:not(:checked)) .box{display:none}
@media print{.stack{max-height:none}}
`;

/** Moves the edge between the two pictures. */
export const SCRIPT = `document.addEventListener("input",({target})=>{if(target.type==="range")target.closest("figure").style.setProperty("--at",target.value+"%")})`;
