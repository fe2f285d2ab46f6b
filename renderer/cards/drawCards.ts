import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { type CardFile, isDrawn } from "./cardFiles";
import type { CardAnswer } from "./cardWorker";

/** Below this many cards a second worker takes longer to start than to help. */
const CARDS_PER_WORKER = 12;

/** A card that could not be drawn: a fault of the code, not of the content. */
class CardError extends Error {}

/**
 * Draws every card that is not in the cache yet, side by side on all cores.
 *
 * @param onProgress is told after each card that was drawn
 * @throws CardError that names the card
 */
export async function drawCards(cards: CardFile[], onProgress: (done: number, of: number) => void): Promise<void> {
  const waiting = [...new Map(cards.map((card) => [card.cached, card])).values()].filter((card) => !isDrawn(card));
  const queue = waiting.values();
  let done = 0;

  const work = async () => {
    const worker = new Worker(new URL("./startCardWorker.mjs", import.meta.url), {
      env: { ...process.env, NODE_ENV: "production" },
    });
    try {
      for (const { cached, content, url } of queue) {
        mkdirSync(path.dirname(cached), { recursive: true });
        worker.postMessage({ cached, content });
        const [failed] = (await once(worker, "message")) as [CardAnswer];
        if (failed) throw new CardError(`The social card ${url} could not be drawn.\n${failed}`);
        onProgress(++done, waiting.length);
      }
    } finally {
      await worker.terminate();
    }
  };
  const workers = Math.min(availableParallelism(), Math.ceil(waiting.length / CARDS_PER_WORKER));
  await Promise.all(Array.from({ length: workers }, work));
}
