import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { hashOf } from "../../../renderer/base/files/files.mjs";
import type { Word } from "../../../renderer/desk/protocol/words";
import { DeskDriver, type Way } from "./deskDriver";
import { countLines } from "./numstat";
import { otherThanScalar } from "./oneScalar";

/** The result for one text. */
export interface Swept {
  route: string;
  file: string;
  pointer: string;
  /** How it was reached. */
  way: Way;
  /** Whether it can be read on the page: not only in an attribute or the head. */
  seen: boolean;
  /** What a click on it did instead of opening it: a person could not type where they read. */
  missed?: string;
  /** Why no typing was accepted, in the desk's words. */
  refused?: string;
  /** How many lines `git diff --numstat` counts, such as `1/1`; absent if nothing was saved. */
  lines?: string;
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
  // A code of a fixed length, such as that of a state.
  (words) => words.replace(/\p{L}(?=\P{L}*$)/u, (letter) => (letter === "A" ? "B" : "A")),
];

/**
 * Types over every text of a page in the desk, one after the other, by the pointer if possible; then undoes all of it.
 *
 * @param folder of the pages
 */
export async function sweepPage(
  page: Page,
  folder: string,
  route: string,
  { only = () => true, patience }: SweepOptions = {},
): Promise<Swept[]> {
  let desk = await DeskDriver.open(page, route, patience);
  const { words } = desk;
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const files = Object.keys(words.files);
  const start = files.map((file) => hashOf(read(file))).join();
  const found: Swept[] = [];
  const saves: { one: Swept; before: string; after: string }[] = [];
  for (const [index, word] of words.words.entries()) {
    if (!only(word)) continue;
    const one: Swept = { route, file: word.file, pointer: word.pointer, way: "list", seen: isSeen(word) };
    const before = read(word.file);
    try {
      Object.assign(one, await sweepText(desk, index, word, () => read(word.file)));
    } catch (error) {
      // The desk hangs: open a new one for the other texts.
      one.wrong = `${String(error).split("\n", 1)} ${await desk.state(index)}`;
      desk = await DeskDriver.open(page, route, patience);
    }
    found.push(one);
    const after = read(word.file);
    if (after !== before) saves.push({ one, before, after });
  }
  for (const [at, lines] of countLines(saves).entries()) {
    const { one, before, after } = saves[at] as (typeof saves)[number];
    one.lines = lines;
    if (lines !== "1/1" && lineCount(before) === lineCount(after) && changedLines(before, after) === 1) {
      one.wrong ??= `git counts ${lines} lines`;
    }
  }
  try {
    await desk.undo(saves.length, words);
    if (files.map((file) => hashOf(read(file))).join() !== start) throw new Error("the bytes are not those of before");
  } catch (error) {
    const wrong = `${saves.length} undos: ${String(error).split("\n", 1).join()}`;
    found.push({ route, file: files.join(), pointer: "", way: "list", seen: false, wrong });
  }
  return found;
}

async function sweepText(
  desk: DeskDriver,
  index: number,
  word: Word,
  read: () => string,
): Promise<Pick<Swept, "way" | "missed" | "refused" | "wrong">> {
  const before = read();
  await desk.openText(index, word);
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
      const wrong = otherThanScalar(before, read(), word.pointer, value);
      return { ...reached, ...(wrong !== undefined && { wrong }) };
    }
    if (read() !== before) return { ...reached, refused, wrong: "a change that was refused has changed the file" };
  }
  await desk.leave();
  return { ...reached, ...(refused !== undefined && { refused }) };
}

const isSeen = ({ places }: Word) => places.some(({ attribute }) => attribute === undefined);

const lineCount = (text: string) => text.split("\n").length;

function changedLines(before: string, after: string): number {
  const was = before.split("\n");
  return after.split("\n").filter((line, index) => line !== was[index]).length;
}
