import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import type { Word } from "../../renderer/preview/words/pageWords";
import { DeskDriver, type Way } from "./deskDriver";
import { otherThanScalar } from "./oneScalar";

/** What became of one text. */
export interface Swept {
  route: string;
  file: string;
  pointer: string;
  /** How it was reached. */
  way: Way;
  /** What a click on it has done instead of opening it: a person could not type where they read. */
  missed?: string;
  /** Why no typing was accepted, in the desk's words. */
  refused?: string;
  /** What is wrong: the sweep fails. */
  wrong?: string;
}

interface SweepOptions {
  /** Which texts are typed over; all by default. */
  only?: (word: Word) => boolean;
  /** How long a text may take to show that it can be edited, in milliseconds. */
  patience?: number;
}

/** What is typed: the first that the desk accepts. A price stays a price, and a time stays a time. */
const TYPED: ((words: string) => string)[] = [
  (words) => `${words.trimEnd()} now${words.slice(words.trimEnd().length)}`,
  (words) => words.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
  (words) => words.replace(/\p{L}(?=\P{L}*$)/u, (letter) => letter + letter),
];

/**
 * Types over every text of a page, in the desk and by the pointer where it can be, and takes each back at once.
 *
 * @param folder of the pages, in a repository where nothing has changed
 */
export async function sweepPage(
  page: Page,
  folder: string,
  route: string,
  { only = () => true, patience }: SweepOptions = {},
): Promise<Swept[]> {
  let desk = await DeskDriver.open(page, route, patience);
  const found: Swept[] = [];
  for (const [index, word] of desk.words.words.entries()) {
    if (!only(word)) continue;
    const { file, pointer } = word;
    const before = readFileSync(path.join(folder, file), "utf8");
    try {
      found.push({ route, file, pointer, ...(await sweepText(desk, index, word, folder)) });
    } catch (error) {
      // The desk has hung: the other texts get a new one.
      found.push({ route, file, pointer, way: "list", wrong: String(error).split("\n", 1).join() });
      writeFileSync(path.join(folder, file), before);
      desk = await DeskDriver.open(page, route, patience);
    }
  }
  return found;
}

async function sweepText(
  desk: DeskDriver,
  index: number,
  word: Word,
  folder: string,
): Promise<Pick<Swept, "way" | "missed" | "refused" | "wrong">> {
  const read = () => readFileSync(path.join(folder, word.file), "utf8");
  const before = read();
  await desk.openFromList(index);
  await desk.type(`${word.written} left`);
  await desk.leave();
  if (read() !== before) return { way: "list", wrong: "Escape has changed the file" };
  const reached = await desk.openText(index, word);
  let refused: string | undefined;
  for (const typed of TYPED) {
    const value = typed(word.written);
    if (value === word.written) continue;
    refused = await desk.save(index, value);
    if (refused === undefined) {
      const wrong = wrongIn(before, read(), word, value, folder);
      await desk.undo(index, word.written);
      const back = read() === before ? undefined : "undo has not led back to the same bytes";
      return { ...reached, ...((wrong ?? back) && { wrong: wrong ?? back }) };
    }
    if (read() !== before) return { ...reached, refused, wrong: "a change that was refused has changed the file" };
  }
  await desk.leave();
  return { ...reached, ...(refused !== undefined && { refused }) };
}

/** @returns what is wrong with a file after one text was typed; undefined where only its bytes differ */
function wrongIn(before: string, after: string, { file, pointer }: Word, value: string, folder: string) {
  const wrong = otherThanScalar(before, after, pointer, value);
  const [was, is] = [before.split("\n"), after.split("\n")];
  if (wrong || was.length !== is.length) return wrong;
  const lines = is.filter((line, index) => line !== was[index]).length;
  const printed = execFileSync("git", ["diff", "--numstat", "--", file], { cwd: folder, encoding: "utf8" });
  const counted = Number.parseInt(printed, 10) || 0;
  return lines === 1 && counted !== 1 ? `git counts ${counted} lines` : undefined;
}
