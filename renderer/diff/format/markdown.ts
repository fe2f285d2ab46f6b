import { cell, code } from "../../content/report/markdownText";
import { printableLine } from "../../content/report/printable";
import type { Change, DiffReport } from "../change";
import { causeInWords, groupChanges, routesInWords, summaryLine, unchangedLine, valuesInWords } from "./inWords";

/** In bytes: GitHub allows 65,536 characters in a comment, and the workflow that posts the report cuts at 64,000 bytes. */
const ROOM = 60_000;

/** A text of the site as a code span: in it, `@name` is not a mention, an address is not a link. */
const said = (text: string): string => (text.trim() ? code(cell(printableLine(text.trim()))) : "");

/** A report as a pull request comment: the most important changes first, all prices if they fit. The rest is counted. */
export function formatMarkdown(report: DiffReport): string {
  const head = [
    "### What changes for visitors",
    `${said(report.before)} → ${said(report.after)}: ${summaryLine(report)}`,
    ...report.notes.map(said),
  ].join("\n\n");
  const last = unchangedLine(report);
  const moreLine = (count: number) => `- … and ${count.toLocaleString("en-US")} more, all of them in JSON.`;
  const groups = groupChanges(report.changes).map((group) => ({ ...group, heading: `#### ${group.title}\n\n` }));
  // Each group keeps room for its count, so that what is not listed is always counted.
  const counts = groups.flatMap(({ heading, changes }) => [heading, moreLine(changes.length)]);
  let room = ROOM - sizeOf([head, ...counts, last]);
  const parts = groups.map(({ title, heading, changes }) => {
    // Each form is shorter than the one before. Use the longest that fits, so that all prices are shown if possible.
    const forms = title === "Prices" ? [long, short, shortest] : [long];
    const lists = forms.map((form) => changes.map(form));
    const list = lists.find((lines) => sizeOf(lines) < room - 2000) ?? lists.at(-1) ?? [];
    const fitting = firstThatFit(list, room);
    room -= sizeOf(fitting);
    const more = list.length - fitting.length;
    return heading + [...fitting, ...(more > 0 ? [moreLine(more)] : [])].join("\n");
  });
  return [head, ...parts, last].join("\n\n");
}

/** The size of some lines in bytes, each with its line break. */
const sizeOf = (lines: string[]) => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

function firstThatFit(lines: string[], room: number): string[] {
  let left = room;
  return lines.slice(
    0,
    lines.findIndex((line) => {
      left -= sizeOf([line]);
      return left < 0;
    }) >>> 0,
  );
}

function sides({ before, after }: Change, longest: number): string {
  const [old, fresh] = [before, after].map((text) =>
    text && text.length > longest ? `${text.slice(0, longest)}…` : text,
  );
  if (old && fresh) return `${said(old)} → **${said(fresh)}**`;
  return old ? `removed: ${said(old)}` : fresh ? `**${said(fresh)}**` : "";
}

/** `price: $140 → $14`, with its context, its pages, what follows from it, and the line of YAML. */
function long(change: Change): string {
  const { what, near, pieces, also, causes } = change;
  const around = pieces?.some((piece) => piece.in === "both")
    ? `in ${said(
        pieces
          .filter((piece) => piece.in !== "before")
          .map(({ text }) => text)
          .join(""),
      )}`
    : "";
  const details = [
    near && `under ${said(near)}`,
    routesInWords(change, said),
    valuesInWords(change) && `with ${said(valuesInWords(change))}`,
    also.length > 0 &&
      `also: ${said(also.slice(0, 4).join(", "))}${also.length > 4 ? ` and ${also.length - 4} more` : ""}`,
    ...causes.map((cause) => {
      const { place, about } = causeInWords(cause);
      return [said(place), about && said(about)].filter(Boolean).join(" ");
    }),
  ].filter(Boolean);
  return [`- ${said(what)} ${sides(change, 300)}`, around, ...details].filter(Boolean).join("  \n  ");
}

function short(change: Change): string {
  const { place } = change.causes[0] ? causeInWords(change.causes[0]) : { place: "" };
  return `- ${[sides(change, 40), valuesInWords(change) && said(valuesInWords(change).slice(0, 200)), routesInWords(change, said, 1), place && said(place)].filter(Boolean).join(", ")}`;
}

function shortest(change: Change): string {
  return `- ${sides(change, 24)} ${routesInWords(change, said, 1)}`;
}
