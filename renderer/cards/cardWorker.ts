/** A worker thread that draws social cards, one after the other: laying out text keeps a whole core busy. */
import { parentPort } from "node:worker_threads";
import type { CardContent } from "./cardContent";
import { drawCard } from "./drawCard";

/** A card, or why it could not be drawn. */
export type CardResult = { jpeg: Uint8Array } | { failed: string };

parentPort?.on("message", async (card: CardContent) => {
  let result: CardResult;
  try {
    result = { jpeg: await drawCard(card) };
  } catch (error) {
    const { stack, message } = error as Error;
    result = { failed: stack ?? message };
  }
  parentPort?.postMessage(result);
});
