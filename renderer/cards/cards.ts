import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { Store } from "../cache.mjs";
import type { CardContent } from "./cardContent";
import type { CardResult } from "./cardWorker";

/** Below this many cards a second worker takes longer to start than to help. */
const CARDS_PER_WORKER = 12;

const WORKER = path.join(import.meta.dirname, "../cards.page.worker.mjs");
const openStore = () => new Store("cards", { entries: [WORKER] });
let store = openStore();

/** A card that could not be drawn: an error in the code, not in the content. */
class CardError extends Error {}

/** Lets later cards be drawn by the code as it is now: each worker loads it again. */
export function reloadCardCode(): void {
  store = openStore();
}

/** Where a card is kept: changes with all that it is drawn from. */
export function cardKey(card: CardContent): string {
  return path.basename(store.file(inputOf(card)));
}

/** The JPEG of a card that was drawn before; undefined for one that was not. */
export function drawnBefore(card: CardContent): Buffer | undefined {
  return store.read(inputOf(card));
}

/** The same picture in another folder is the same picture. */
function inputOf({ picture: { contentHash, focus }, ...words }: CardContent): string {
  return JSON.stringify([words, contentHash, focus]);
}

/**
 * The address of a card.
 *
 * @param route of its page; `/about` is "about", `/` is "home"
 * @param hash changes with the card, so that no network shows an old one
 */
export function cardUrl(route: string, hash: string): string {
  const name = route === "/" ? "home" : route.replace(/^\//, "").replaceAll("/", "-");
  return `/assets/cards/${name}.${hash.slice(0, 8)}.jpg`;
}

/**
 * Draws every card that was not drawn before, side by side on all cores.
 *
 * @param onProgress called after each card that was drawn
 * @throws CardError that names the card
 */
export async function drawCards(cards: CardContent[], onProgress: (done: number, of: number) => void): Promise<void> {
  const different = new Map(cards.map((card) => [inputOf(card), card])).values();
  const waiting = [...different].filter((card) => !drawnBefore(card));
  const queue = waiting.values();
  let done = 0;

  const work = async () => {
    const worker = new Worker(WORKER, { env: { ...process.env, NODE_ENV: "production" } });
    try {
      for (const card of queue) {
        worker.postMessage(card);
        const [result] = (await once(worker, "message")) as [CardResult];
        if ("failed" in result) {
          throw new CardError(`The social card "${card.heading}" could not be drawn.\n${result.failed}`);
        }
        store.write(inputOf(card), Buffer.from(result.jpeg));
        onProgress(++done, waiting.length);
      }
    } finally {
      await worker.terminate();
    }
  };
  const workers = Math.min(availableParallelism(), Math.ceil(waiting.length / CARDS_PER_WORKER));
  await Promise.all(Array.from({ length: workers }, work));
}
