import { createHash } from "node:crypto";
import { counted } from "../../content/report/formatter";
import { printableLine } from "../../content/report/printable";
import { escapeCss, escapeHtml } from "../../page/escape";
import type { Change, DiffReport } from "../change";
import type { ShownPlaces } from "../people/changedPlaces";
import { peoplesPart, titleOf } from "../people/forPeople";
import { forPeople } from "../people/plainWords";
import type { PagePicture } from "../pictures/pagePictures";
import { SCRIPT, STYLE } from "./htmlStyle";
import { causeInWords, grouped, routesInWords, summaryLine, unchangedLine, valuesInWords } from "./inWords";

/** The pictures of a report as data URLs, and the places for people. */
export interface Pictures {
  places: ShownPlaces;
  pages: PagePicture[];
  before: Map<string, string>;
  after: Map<string, string>;
}

/** At most this many changes per heading, routes per change and table rows are in the document. */
const MOST = 500;

/** Escapes any text of the site or of a file. All such text must pass through here. */
const say = (text: string): string => escapeHtml(printableLine(text));

/** A report in words only. */
export const NO_PICTURES: Pictures = {
  places: { site: "", names: new Map(), places: new Map(), typefaces: "" },
  ...{ pages: [], before: new Map(), after: new Map() },
};

/**
 * A report as one document that works offline: all pictures are embedded, and nothing of the site is loaded or run. It
 * begins with what people see, in plain words; all details are below a fold.
 */
export function formatHtml(report: DiffReport, pictures: Pictures = NO_PICTURES): string {
  const groups = grouped(report.changes).map((group, index) => ({ ...group, id: `group-${index}` }));
  const { typefaces } = pictures.places;
  const policy = `default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  const pages = pictures.pages.length > 0 ? [{ id: "pages", title: "Pages before and after" }] : [];
  const links = [...groups, ...pages].map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say([pictures.places.site, titleOf(forPeople(report.changes).length)].filter(Boolean).join(": "))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${peoplesPart(report, pictures.places)}
<details class="all"><summary>All details</summary>
<header>
<h2>What changes for visitors</h2>
<p><code>${say(report.before)}</code> to <code>${say(report.after)}</code>: ${say(summaryLine(report))}</p>
${report.notes.map((note) => `<p>${say(note)}</p>`).join("\n")}
<p>${say(unchangedLine(report))}</p>
</header>
${links.length > 1 ? `<nav aria-label="Kinds of change"><ul>${links.join("")}</ul></nav>` : ""}
${groups.map(({ id, title, changes }) => section(id, title, changes, pictures)).join("\n")}
${pictures.pages.length > 0 ? `<section aria-labelledby="pages"><h2 id="pages">Pages before and after</h2><div class="views">${pictures.pages.map(view).join("\n")}</div></section>` : ""}
</details>
</main>
${typefaces && `<script type="text/plain" id="typefaces">${escapeCss(typefaces)}</script>`}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

function section(id: string, title: string, changes: Change[], pictures: Pictures): string {
  const more = changes.length > MOST ? `<p>… and ${counted(changes.length - MOST, "more change")}.</p>` : "";
  const shown = changes.slice(0, MOST).map((change) => article(change, pictures));
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>\n${shown.join("\n")}${more}</section>`;
}

function article(change: Change, { before, after }: Pictures): string {
  const { what, near, pieces, also, causes, routes } = change;
  const old = change.before === undefined ? "" : deleted(change.before);
  const fresh = change.after === undefined ? "" : inserted(change.after);
  const around = pieces?.some((piece) => piece.in === "both")
    ? `<p>${pieces.map(({ in: side, text }) => (side === "both" ? say(text) : side === "before" ? deleted(text) : inserted(text))).join("")}</p>`
    : "";
  const code = (text: string) => `<code>${say(text)}</code>`;
  const all =
    routes.length > 6
      ? `<details><summary>${say(routesInWords(change))}</summary>${routes.slice(0, MOST).map(code).join(", ")}</details>`
      : routesInWords(change, code);
  const values = valuesInWords(change);
  const lines = [
    near && `under “${say(near)}”`,
    values && say(values),
    also.length > 0 &&
      `also: ${say(also.slice(0, 12).join(", "))}${also.length > 12 ? ` and ${also.length - 12} more` : ""}`,
    ...causes.map((cause) => {
      const { place, about } = causeInWords(cause);
      return `${code(place)} ${say(about)}`;
    }),
  ].filter(Boolean);
  const [oldPicture, freshPicture] = [
    before.get(change.pictures?.before ?? ""),
    after.get(change.pictures?.after ?? ""),
  ];
  return `<article><h3>${say(what)}</h3><p>${[old, fresh].filter(Boolean).join(" → ")}</p>${around}${pair(oldPicture, freshPicture, near ?? what)}<div>${all}</div>${lines.map((line) => `<p class="small">${line}</p>`).join("")}</article>`;
}

/** Screen readers read the label, too. */
const deleted = (text: string) => `<del aria-label="before: ${say(text)}">${say(text)}</del>`;
const inserted = (text: string) => `<ins aria-label="after: ${say(text)}">${say(text)}</ins>`;

function pair(before: string | undefined, after: string | undefined, name: string): string {
  const figure = (src: string | undefined, title: string) =>
    src ? `<figure><img src="${src}" alt="${title}: ${say(name)}"><figcaption>${title}</figcaption></figure>` : "";
  return before || after ? `<div class="pair">${figure(before, "Before")}${figure(after, "After")}</div>` : "";
}

function view({ route, width, before, after, size, boxes }: PagePicture): string {
  const name = `${say(route)} at ${width} pixels`;
  const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;
  const marks = boxes.map(
    ({ left, top, width: wide, height }) =>
      `<span class="box" style="left:${percent(left, size.width)};top:${percent(top, size.height)};width:${percent(wide, size.width)};height:${percent(height, size.height)}"></span>`,
  );
  return `<figure class="page"><figcaption><h3>${name}</h3></figcaption>
<input type="range" min="0" max="100" value="50" aria-label="${name}: how much of the picture before is shown, in percent">
<div class="stack" tabindex="0" role="group" aria-label="${name}, before and after"><div style="max-width:${width}px"><img src="${after}" alt="After: ${name}"><div class="old"><img src="${before}" alt="Before: ${name}"></div>${marks.join("")}<span class="edge"></span></div></div>
<label><input type="checkbox" checked style="width:auto"> mark what differs (${counted(boxes.length, "place")})</label></figure>`;
}
