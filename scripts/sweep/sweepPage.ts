import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
  /** How it was reached; absent where a refusal left it as it was. */
  way: Way;
  /** Why no typing was accepted, in the desk's words. */
  refused?: string;
  /** What is wrong: the sweep fails. */
  wrong?: string;
}

/** What is typed: the first that the desk accepts. A price stays a price, and a time stays a time. */
const TYPED: ((words: string) => string)[] = [
  (words) => `${words.trimEnd()} now${words.slice(words.trimEnd().length)}`,
  (words) => words.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
  (words) => words.replace(/\p{L}(?=\P{L}*$)/u, (letter) => letter + letter),
];

/**
 * Types over every text of a page, in the desk and by the pointer where it can be, and takes all of it back.
 *
 * @param folder of the pages, in a repository where nothing has changed
 * @param only which texts are; all by default
 */
export async function sweepPage(
  page: Page,
  folder: string,
  route: string,
  only: (word: Word) => boolean = () => true,
): Promise<Swept[]> {
  const desk = await DeskDriver.open(page, route);
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const back: { file: string; text: string }[] = [];
  const found: Swept[] = [];
  for (const [index, word] of desk.words.words.entries()) {
    if (!only(word)) continue;
    const { file, pointer } = word;
    const before = read(file);
    const opened = await desk.openText(index, word);
    await opened.field.fill(`${word.written} left`);
    await desk.leave(opened.field);
    const one: Swept = { route, file, pointer, way: opened.way };
    found.push(one);
    if (read(file) !== before) one.wrong = "Escape has changed the file";
    one.wrong ??= await typeOver(desk, index, word, one, () => read(file), folder);
    if (read(file) !== before) back.push({ file, text: before });
  }
  for (const { file, text } of back.reverse()) {
    await desk.undo();
    if (read(file) !== text) {
      found.push({ route, file, pointer: "", way: "list", wrong: "undo has not led back to the same bytes" });
      break;
    }
  }
  return found;
}

/** @returns what is wrong */
async function typeOver(
  desk: DeskDriver,
  index: number,
  word: Word,
  one: Swept,
  read: () => string,
  folder: string,
): Promise<string | undefined> {
  const before = read();
  const numbers = numstat(folder, word.file);
  delete one.refused;
  for (const typed of TYPED) {
    const value = typed(word.written);
    if (value === word.written) continue;
    const { field } = await desk.openText(index, word);
    one.refused = await desk.save(index, field, value);
    if (one.refused !== undefined) {
      await desk.leave(field);
      if (read() !== before) return "a change that was refused has changed the file";
      continue;
    }
    delete one.refused;
    const wrong = otherThanScalar(before, read(), word.pointer, value);
    if (wrong || before.split("\n").length !== read().split("\n").length) return wrong;
    const lines = changedLines(before, read());
    const more = numstat(folder, word.file) - numbers;
    return lines === 1 && more > 1 ? `git counts ${more} lines` : undefined;
  }
  return undefined;
}

const changedLines = (before: string, after: string) => {
  const was = before.split("\n");
  return after.split("\n").filter((line, index) => line !== was[index]).length;
};

/** How many lines of a file git counts as added. */
function numstat(folder: string, file: string): number {
  const printed = execFileSync("git", ["diff", "--numstat", "--", file], { cwd: folder, encoding: "utf8" });
  return Number.parseInt(printed, 10) || 0;
}
