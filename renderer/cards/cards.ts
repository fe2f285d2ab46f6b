import path from "node:path";
import { hashOf } from "../base/files/files.mjs";
import { oneAtATime } from "../base/once";
import { inWorkers, openProcess } from "../base/threads/workers";
import { sourceVersion } from "../cache/codeVersion.mjs";
import type { WorkerProgram } from "../cache/startWorker.mjs";
import { Store } from "../cache/store.mjs";
import { pageFailed } from "../page/failingBlock";
import type { CardContent } from "./cardContent";

/** With fewer cards per worker, starting a worker takes longer than it saves. */
const CARDS_PER_WORKER = 12;

/** In milliseconds, after the last single card. */
const RESTS_AFTER = 10_000;

const STARTER = new URL("../cache/startWorker.mjs", import.meta.url);
const WORKER = path.join(import.meta.dirname, "../cards.page.worker.ts");
const program: WorkerProgram = { entry: WORKER };
const openStore = () => new Store("cards", { entries: [WORKER] });
let store = openStore();
let sources = "";
/** Draws single cards, and ends when none was asked for a while: the preview grew by 300 MB in thirty edits. */
let drawer: ReturnType<typeof openProcess<Uint8Array, CardContent>> | undefined;
let resting: NodeJS.Timeout | undefined;
const inTurn = oneAtATime();

/** Lets the next cards be drawn by the current code: each worker loads it again. */
export function reloadCardCode(): void {
  store = openStore();
  sources = "";
  void inTurn(endDrawer);
}

function endDrawer(): void {
  drawer?.end();
  drawer = undefined;
}

/** Returns the cached JPEG of a card, or undefined if it was not drawn before. */
export function drawnBefore(card: CardContent): Buffer | undefined {
  return store.read(inputOf(card));
}

/** The cache key: by the picture's content, so its folder does not matter. */
function inputOf({ picture: { contentHash, focus }, file: _, ...words }: CardContent): string {
  return JSON.stringify([words, contentHash, focus]);
}

/** Changes with the code that draws cards. */
export function cardCodeVersion(): string {
  sources ||= new Store("versions").text("cards on every machine", () => sourceVersion([WORKER]));
  return sources;
}

/**
 * The address of a card, known before it is drawn: its page's route and a hash of its content and of the code, so that
 * no network shows a stale one.
 */
export function cardUrl(route: string, card: CardContent): string {
  const name = route === "/" ? "home" : route.replace(/^\//, "").replaceAll("/", "-");
  return `/assets/cards/${name}.${hashOf(`${cardCodeVersion()} ${inputOf(card)}`).slice(0, 8)}.jpg`;
}

/** Draws all cards that are not cached, in parallel on all cores. @throws Error that names the card */
export async function drawCards(cards: CardContent[], onProgress: (done: number, of: number) => void): Promise<void> {
  const unique = new Map(cards.map((card) => [inputOf(card), card])).values();
  const waiting = [...unique].filter((card) => !drawnBefore(card));
  let done = 0;
  await inWorkers(STARTER, waiting.values(), {
    most: waiting.length / CARDS_PER_WORKER,
    data: { program },
    onResult(jpeg: Uint8Array, card) {
      store.write(inputOf(card), Buffer.from(jpeg));
      onProgress(++done, waiting.length);
    },
    describe: cardFailed,
  });
}

const cardFailed = (trace: string, { file, heading }: CardContent) =>
  pageFailed({ file, reason: `its social card "${heading}" could not be drawn` }, trace);

/** Returns the JPEG of a card, drawn if it was not cached: one card after the other. @throws Error that names the card */
export async function drawCard(card: CardContent): Promise<Buffer> {
  return inTurn(async () => {
    const before = drawnBefore(card);
    if (before) return before;
    drawer ??= openProcess(STARTER, { program });
    clearTimeout(resting);
    const answer = await drawer.give(card).catch((error) => {
      endDrawer();
      throw error;
    });
    resting = setTimeout(() => inTurn(endDrawer), RESTS_AFTER).unref();
    if ("failed" in answer) throw cardFailed(answer.failed, card);
    const jpeg = Buffer.from(answer.result);
    store.write(inputOf(card), jpeg);
    return jpeg;
  });
}
