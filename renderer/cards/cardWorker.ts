/** A worker thread that draws social cards, one after the other: laying out text keeps a whole core busy. */
import { rename, writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import type { CardFile } from "./cardFiles";
import { drawCard } from "./drawCard";

/** Nothing when the card lies in the cache, else why it does not. */
export type CardAnswer = string | undefined;

parentPort?.on("message", async ({ cached, content }: Pick<CardFile, "cached" | "content">) => {
  let answer: CardAnswer;
  try {
    // Whole or not at all: another build may be looking for it.
    const aside = `${cached}.${process.pid}`;
    await writeFile(aside, await drawCard(content));
    await rename(aside, cached);
  } catch (error) {
    // A full disk is nobody's mistake in the code: its message says all.
    const { stack, message } = error as Error;
    answer = "code" in (error as Error) ? message : (stack ?? message);
  }
  parentPort?.postMessage(answer);
});
