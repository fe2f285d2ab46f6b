import { parentPort } from "node:worker_threads";
import type { Design } from "../contract/design";
import type { CardContent } from "./cardContent";
import { cardDrawer } from "./drawCard";

/** A card, or why it could not be drawn. */
export type CardResult = { jpeg: Uint8Array } | { failed: string };

/** Draws every card that this worker thread is sent: laying out text keeps a whole core busy. */
export function answerWithCards(look: Design["card"]): void {
  const draw = cardDrawer(look);
  parentPort?.on("message", async (card: CardContent) => {
    let result: CardResult;
    try {
      result = { jpeg: await draw(card) };
    } catch (error) {
      const { stack, message } = error as Error;
      result = { failed: stack ?? message };
    }
    parentPort?.postMessage(result);
  });
}
