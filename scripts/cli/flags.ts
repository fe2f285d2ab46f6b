/** Flags that several commands have, and the values that flags take. */
import { InvalidArgumentError } from "commander";
import { isMoment, notADate } from "../../renderer/clock/clock";
import type { Shard } from "../../renderer/output/shards";

export const pagesFlag = { value: "DIR", default: "pages-data", about: "the folder of page files" } as const;

/** A command for the same folder of pages, as a person can type it. */
export function withPages(command: string, pages: string): string {
  if (pages === pagesFlag.default) return command;
  return `${command} -- --pages ${/^[\w./\\:-]+$/.test(pages) ? pages : JSON.stringify(pages)}`;
}

/** The error for a flag's wrong value: a sentence such as `it takes a whole number`. */
export const wrongValue = (sentence: string): Error => new InvalidArgumentError(sentence);

export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    if (/^\d+$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text);
    throw wrongValue(`It takes a whole number from ${from} to ${to}.`);
  };
}

/** A share of the work of several machines, such as `3/16`. */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) throw wrongValue("It takes a shard and their count, from 1/16 to 16/16.");
  return { number, of };
}

/** The flag of every command that shows the site as of another moment. */
export const atFlag = {
  value: "DATE",
  otherwise: "now",
  parse(text: string): string {
    if (!isMoment(text)) throw wrongValue(notADate(text));
    return text;
  },
  about: "the site as of a date, or a date and time in its own time zone, such as 2027-01-01T09:00",
} as const;
