import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { altOf, type CardContent } from "../cards/cardContent";
import { cardUrl, drawCard, drawCards, drawnBefore } from "../cards/cards";
import { CouldNotRun } from "../content/couldNotRun";
import type { SocialCard } from "../page/pageModel";
import { encodeAll, encodedAt, encodedBefore, type Rendition, renditionsOf } from "../pictures/encode";
import { type Originals, picturesOf } from "../pictures/originals";

/** A build of many things reports on every tenth, and on the last. */
const REPORTED = 10;

/**
 * The files of pictures and social cards, whose addresses are known before they are made. What was made before is
 * not made again.
 */
export class PictureFiles {
  /** By address. */
  readonly #cards = new Map<string, CardContent>();

  constructor(readonly originals: Originals) {}

  /** The social card of a route, or by another name the site's own. */
  card(route: string, content: CardContent): SocialCard {
    const url = cardUrl(route, content);
    this.#cards.set(url, content);
    return { url, alt: altOf(content) };
  }

  async makeAll(onProgress: (line: string) => void): Promise<void> {
    await encodeAll(this.originals, counted("encoded", "pictures", onProgress));
    await drawCards([...this.#cards.values()], counted("drew", "social cards", onProgress));
  }

  /** Makes the file at an address, if it is one of these, and puts it into a folder, by way of another. */
  async makeOne(address: string, outDir: string, stageDir: string): Promise<void> {
    const card = this.#cards.get(address);
    const bytes = await (card ? drawCard(card) : encodedAt(address, this.originals));
    const file = path.join(outDir, address);
    if (!bytes || existsSync(file)) return;
    mkdirSync(path.dirname(file), { recursive: true });
    // Written aside and moved: it may be requested meanwhile.
    const aside = path.join(stageDir, path.basename(address));
    writeFileSync(aside, bytes);
    renameSync(aside, file);
  }

  addresses(): string[] {
    return [...this.#renditions().keys(), ...this.#cards.keys()];
  }

  /** The bytes of all files, when they are made: read one by one, since all of them fill a memory. */
  *files(): Generator<[address: string, Buffer]> {
    for (const [url, rendition] of this.#renditions()) yield [url, existing(encodedBefore(rendition), url)];
    for (const [url, card] of this.#cards) yield [url, existing(drawnBefore(card), url)];
  }

  /** By address: the same picture under two names of an original is one file. */
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

/** The bytes of what was made a moment ago; only another process can have damaged it since. */
function existing(bytes: Buffer | undefined, name: string): Buffer {
  if (!bytes) throw new CouldNotRun(`The picture ${name} is gone from the cache. Build again.`);
  return bytes;
}
