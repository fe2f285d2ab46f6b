/** The style of the report: readable on a phone, in light and dark mode, and in print. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1e;--muted:#5b5b60;--line:#d9d9de;--old:#8f1d14;--old-paper:#fdeceb;--new:#11611f;--new-paper:#e7f6ea;--mark:#b3005e}
@media(prefers-color-scheme:dark){:root{--paper:#161618;--ink:#f0f0f2;--muted:#b0b0b6;--line:#3b3b40;--old:#ffb4ab;--old-paper:#3c1512;--new:#9ee2a8;--new-paper:#10301a;--mark:#ff6bb5}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .5rem;border-bottom:1px solid var(--line)}
:focus-visible{outline:3px solid var(--mark);outline-offset:2px}
del,ins{text-decoration:none;padding:0 .2em;border-radius:.2em}
del{color:var(--old);background:var(--old-paper);text-decoration:line-through}
ins{color:var(--new);background:var(--new-paper)}
.top{padding:1rem 0}.top h1{font-size:2rem;line-height:1.2}.site{margin:0;color:var(--muted)}
.told{padding:0;margin:0;list-style:none}
.told>li{padding:1.25rem 0;border-top:1px solid var(--line)}
.told h2,.told h3{font-size:1.2rem;line-height:1.4;margin:0;border:0}
.comment summary{text-decoration:underline;color:var(--muted)}.told p{margin:.35rem 0;color:var(--muted)}
q{quotes:none;font-weight:400}
.places{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem;max-width:796px;margin:1rem 0}
.places figure{margin:0}.places figcaption{font-weight:600;margin-bottom:.35rem}
iframe{display:block;width:100%;height:22rem;border:1px solid var(--line);border-radius:.75rem;background:var(--paper);pointer-events:none}
summary{display:inline-block;cursor:pointer;min-height:2.75rem;line-height:2.75rem}
textarea{display:block;width:100%;margin:.35rem 0 1rem;padding:.6rem;border:1px solid var(--muted);border-radius:.5rem;background:var(--paper);color:inherit;font:inherit}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:1px solid var(--ink);border-radius:2rem;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[aria-pressed=true]{background:var(--ink);color:var(--paper)}
.buttons{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}.reply{max-width:40rem}.reply [hidden]{display:none}
@media print{.reply,.comment{display:none}.places,.told>li{break-inside:avoid}}
`;
