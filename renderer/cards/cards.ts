import path from "node:path";
import { sourceVersion } from "../cache/codeVersion.mjs";
import { hashOf } from "../cache/files.mjs";
import { Store } from "../cache/store.mjs";
import { inWorkers } from "../workers";
import type { CardContent } from "./cardContent";

/** Below this many cards a second worker takes longer to start than to help. */
const CARDS_PER_WORKER = 12;

const WORKER = path.join(import.meta.dirname, "../cards.page.worker.mjs");
const openStore = () => new Store("cards", { entries: [WORKER] });
let store = openStore();
let sources = "";

/** Lets later cards be drawn by the code as it is now: each worker loads it again. */
export function reloadCardCode(): void {
  store = openStore();
  sources = "";
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
 * The address of a card, known before it is drawn: its page's route, and a hash of what it is drawn from and by, so
 * that no network shows an old one.
 */
export function cardUrl(route: string, card: CardContent): string {
  sources ||= sourceVersion([WORKER]);
  const name = route === "/" ? "home" : route.replace(/^\//, "").replaceAll("/", "-");
  return `/assets/cards/${name}.${hashOf(`${sources} ${inputOf(card)}`).slice(0, 8)}.jpg`;
}

/** Draws every card that was not drawn before, side by side on all cores. @throws Error that names the card */
export async function drawCards(cards: CardContent[], onProgress: (done: number, of: number) => void): Promise<void> {
  const different = new Map(cards.map((card) => [inputOf(card), card])).values();
  const waiting = [...different].filter((card) => !drawnBefore(card));
  let done = 0;
  await inWorkers(WORKER, waiting.values(), {
    most: waiting.length / CARDS_PER_WORKER,
    onResult(jpeg: Uint8Array, card) {
      store.write(inputOf(card), Buffer.from(jpeg));
      onProgress(++done, waiting.length);
    },
    describe: (reason, card) => `The social card "${card.heading}" could not be drawn.\n${reason}`,
  });
}

/** The JPEG of a card, drawn when it was not. @throws Error that names the card */
export async function drawCard(card: CardContent): Promise<Buffer | undefined> {
  await drawCards([card], () => {});
  return drawnBefore(card);
}
