import { hashOf } from "../../renderer/base/files/files.mjs";
import { dayAfter } from "../../renderer/clock/zone";

/** An entry of a calendar: at an instant, or on whole days. */
export interface Entry {
  summary: string;
  description: string;
  when: { instant: number } | { first: string; last: string };
}

/** The maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** A calendar as a text by RFC 5545. The same entries and instant give the same bytes. @param stamp when it was made */
export function icalendar(name: string, entries: Entry[], stamp: number): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Site calendar//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ summary, description, when }) => [
      "BEGIN:VEVENT",
      // An entry that is imported again has the same name.
      `UID:${hashOf(JSON.stringify([summary, description, when])).slice(0, 32)}@site`,
      `DTSTAMP:${utc(stamp)}`,
      ...("instant" in when
        ? [`DTSTART:${utc(when.instant)}`]
        : [`DTSTART;VALUE=DATE:${basicDate(when.first)}`, `DTEND;VALUE=DATE:${basicDate(dayAfter(when.last))}`]),
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const basicDate = (day: string) => day.replaceAll("-", "");

const utc = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, "\\n");

/** Folds a line into pieces that are short enough, each after the first behind a space; no character is split. */
function folded(line: string): string {
  let out = "";
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > LONGEST_LINE) {
      out += "\r\n ";
      length = 1;
    }
    out += character;
    length += octets;
  }
  return out;
}
