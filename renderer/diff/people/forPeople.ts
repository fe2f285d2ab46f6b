import { groupBy } from "../../base/groups";
import { countInWords } from "../../content/report/formatter";
import { printableLine, printableText } from "../../content/report/printable";
import { escapeHtml } from "../../page/escape";
import type { Change, DiffReport, Piece, PlainChange } from "../change";
import type { PartFrames, ShownPlaces } from "./changedPlaces";
import { forPeople, inOneLine, nameIn, pagesOf, plainChange } from "./plainWords";

/** At most this many changes are listed before a fold. */
const FIRST = 12;
/** At most this many are listed at all: JSON has more. */
const MOST = 200;

const say = (text: string): string => escapeHtml(printableLine(text));

/** A report for the owner of the business, who reads it on a phone and sends an answer back. */
export function peoplesPart(report: DiffReport, { site, names, places }: ShownPlaces): string {
  const [nameOf, pages] = [nameIn(names), pagesOf(report)];
  const told = forPeople(report.changes);
  const inWords = (change: Change) => plainChange(change, nameOf, pages);
  const items = told
    .slice(0, MOST)
    .map((change) => item(change, inWords(change), "h2", places.get(change.kind === "look" ? "look" : change)));
  const rest = items.slice(FIRST);
  const more = told.length > MOST ? `<p>… and ${countInWords(told.length - MOST, "more change")}.</p>` : "";
  const later = [...groupBy(forPeople(report.later).slice(0, MOST), ({ from }) => from)].map(
    ([from, changes]) =>
      `<h2>From ${say(from)}</h2>${list(changes.map((change) => item(change, inWords(change), "h3")))}`,
  );
  return `<header class="top">
${site && `<p class="site">${say(site)}</p>`}
<h1>${titleOf(told.length)}</h1>
</header>
${list(items.slice(0, FIRST))}
${rest.length > 0 ? `<details><summary>${countInWords(told.length - FIRST, "more change")}</summary>${list(rest)}${more}</details>` : ""}
${later.join("\n")}
${told.length + later.length > 0 ? REPLY : ""}`;
}

const list = (items: string[]) => (items.length > 0 ? `<ul class="told">${items.join("\n")}</ul>` : "");

/** The title of the document and its first line. */
export const titleOf = (count: number): string =>
  count === 0 ? "Nothing changes today" : `${countInWords(count, "thing")} change${count === 1 ? "s" : ""}`;

/** The line and the address begin a remark that is sent back: `renderer/desk/protocol/remarks.ts` reads them. */
function item({ routes }: Change, plain: PlainChange, tag: "h2" | "h3", place?: PartFrames): string {
  const line = inOneLine(plain).slice(0, 160);
  const quote = plain.pieces.map(written).join("").replaceAll("</del><ins>", "</del> <ins>");
  return `<li data-line="${say(line)}" data-at="${say(routes[0] ?? "/")}"><${tag}>${say(plain.what)}${quote && `: <q>${quote}</q>`}</${tag}>${plain.where && `<p>${say(plain.where)}</p>`}${place ? framed(place, line) : ""}
<details class="comment"><summary>Comment</summary><textarea rows="2" aria-label="Comment on: ${say(line)}"></textarea></details></li>`;
}

const TAGS = { before: "del", both: "span", after: "ins" } as const;
const written = ({ in: side, text }: Piece) => `<${TAGS[side]}>${say(text)}</${TAGS[side]}>`;

/** Frames run no script, and nothing in them can be reached. */
function framed({ before, after }: PartFrames, line: string): string {
  const frame = (shown: string | undefined, title: string) =>
    shown
      ? `<figure><figcaption>${title}</figcaption><iframe sandbox="allow-same-origin" tabindex="-1" title="${title}: ${say(line)}" srcdoc="${escapeHtml(printableText(shown))}"></iframe></figure>`
      : "";
  return `<div class="places">${frame(before, "Before")}${frame(after, before ? "After" : "New")}</div>`;
}

/** Filled in by the script of the report. */
const REPLY = `<section class="reply" aria-labelledby="reply"><h2 id="reply">What do you think?</h2>
<p>To answer with a button, open this file in a browser. Or just write back.</p>
<form hidden>
<p class="buttons"><button type="button" aria-pressed="false" value="Good.">Good</button> <button type="button" aria-pressed="false" value="Please change.">Please change</button></p>
<div hidden><label>Your comment<textarea name="comment" rows="3"></textarea></label>
<label>Text to send back<textarea name="text" rows="5" readonly></textarea></label>
<p class="buttons"><button type="button" name="share" hidden>Send …</button> <button type="button" name="copy">Copy the text</button> <span role="status"></span></p></div>
</form></section>`;
