import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../base/couldNotRun";
import { hashOf } from "../base/files/files.mjs";
import { Store } from "../cache/store.mjs";
import { altOf, type CardContent } from "../cards/cardContent";
import { cardUrl, drawCard, drawCards, drawnBefore } from "../cards/cards";
import type { SocialCard } from "../page/pageModel";
import { encodeAll, encodedAt, encodedBefore, pictureStore, type Rendition, renditionsOf } from "../pictures/encode";
import { type Originals, picturesOf } from "../pictures/originals";
import type { OutputFile } from "./manifest";
import { type LastOutput, stagingOf } from "./output";
import type { Stage } from "./stage";

/** The versions of the code that makes pictures and cards; that of cards has the same entry as in the module that makes them. */
const makers = {
  picture: pictureStore,
  card: new Store("cards", { entries: [path.join(import.meta.dirname, "../cards.page.worker.ts")] }),
};

/** What the manifest has of a card as its input: of the code that made it. */
export const cardInput = (): string => hashOf(makers.card.version);

/** Report every tenth file, and the last. */
const REPORTED = 10;

/** The files of pictures and social cards. Their addresses are known before they are made, or read from the cache. */
export class PictureWriter {
  /** By address. */
  readonly #cards = new Map<string, CardContent>();
  /** The addresses whose files an output already has. */
  readonly #kept = new Set<string>();

  constructor(readonly originals: Originals) {}

  /** The social card of a route; another name is for the site's own. */
  card(route: string, content: CardContent): SocialCard {
    const url = cardUrl(route, content);
    this.#cards.set(url, content);
    return { url, alt: altOf(content) };
  }

  /**
   * Finds the files of an output that were made by the same code and still have the same bytes there: they need not be
   * read from the cache.
   */
  keepMade(last: LastOutput): OutputFile[] {
    return this.addresses().flatMap((address): OutputFile[] => {
      if (this.#kept.has(address)) return [];
      const file = address.slice(1);
      const before = last.files[file];
      if (!before || before.input !== this.#inputOf(address) || before.hash !== last.hashNow(file)) return [];
      this.#kept.add(address);
      return [{ ...before, file, from: last.from }];
    });
  }

  async makeAll(onProgress: (line: string) => void): Promise<void> {
    const isMissing = (url: string) => !this.#kept.has(url);
    const originals = Object.entries(this.originals).filter(
      ([, original]) => "picture" in original && renditionsOf(original.picture).some(({ url }) => isMissing(url)),
    );
    const cards = [...this.#cards].flatMap(([url, card]) => (isMissing(url) ? [card] : []));
    await encodeAll(Object.fromEntries(originals), counted("encoded", "pictures", onProgress));
    await drawCards(cards, counted("drew", "social cards", onProgress));
  }

  /** Makes the file at an address, if it is a picture or card, and puts it into the output. */
  async makeOne(address: string, outDir: string): Promise<void> {
    const card = this.#cards.get(address);
    const bytes = await (card ? drawCard(card) : encodedAt(address, this.originals));
    const file = path.join(outDir, address);
    if (!bytes || existsSync(file)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    // Written aside and then moved, since it may be requested meanwhile.
    const aside = path.join(stagingOf(outDir), path.basename(address));
    writeFileSync(aside, bytes);
    renameSync(aside, file);
  }

  addresses(): string[] {
    return [...this.#renditions().keys(), ...this.#cards.keys()];
  }

  /** Adds the other files, once they are made. Reads them one by one: all of them would fill the memory. */
  addTo(stage: Stage): void {
    const add = (url: string, bytes: Buffer | undefined) =>
      stage.add(url.slice(1), existing(bytes, url), { input: this.#inputOf(url) });
    for (const [url, rendition] of this.#renditions()) if (!this.#kept.has(url)) add(url, encodedBefore(rendition));
    for (const [url, card] of this.#cards) if (!this.#kept.has(url)) add(url, drawnBefore(card));
  }

  #inputOf(address: string): string {
    return this.#cards.has(address) ? cardInput() : hashOf(makers.picture.version);
  }

  /** By address: a picture with two names is one file. */
  #renditions(): Map<string, Rendition> {
    const all = Object.values(picturesOf(this.originals)).flatMap(renditionsOf);
    return new Map(all.map((rendition) => [rendition.url, rendition]));
  }
}

function counted(verb: string, things: string, onProgress: (line: string) => void) {
  return (done: number, of: number) => {
    if (done % REPORTED === 0 || done === of) onProgress(`${verb} ${done} of ${of} new ${things}`);
  };
}

/** The bytes of a file that was just made; only another process can have removed it since. */
function existing(bytes: Buffer | undefined, name: string): Buffer {
  if (!bytes) throw new CouldNotRun(`The picture ${name} is gone from the cache. Build again.`);
  return bytes;
}
