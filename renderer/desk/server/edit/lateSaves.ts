import { rmSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { settledStampOf } from "../../../base/files/stamp.mjs";
import { distance, merge } from "./merge";
import { type PageFiles, type Replaced, textIn } from "./pageFiles";

/** After a change an editor may still save what it read before: how long and how often to look for that. */
const WINDOW = { ms: 2000, everyMs: 30 } as const;

interface Watched {
  /** Every text that the file is known to have had since the first change in the window, the newest last. */
  versions: string[];
  replaced: Replaced[];
  until: number;
  /** The stamps of its files when they were last read; absent if one had changed just before. */
  seen?: string | undefined;
}

/**
 * Watches files for a while after a change by the desk. An editor that read the file before the change and saves it
 * afterwards would overwrite the change: both are merged. If both changed the same lines, the later save wins, and the
 * desk's change is still in the history.
 */
export class LateSaves {
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param inTurn runs work while no change is being written
   * @param onJoined called with a file that was written again
   */
  constructor(
    private readonly files: PageFiles,
    private readonly inTurn: (work: () => void) => Promise<void>,
    private readonly onJoined: (name: string) => void,
    private readonly windowMs: number = WINDOW.ms,
  ) {}

  watch(name: string, replaced: Replaced, text: string): void {
    const known = this.#watched.get(name);
    this.#watched.set(name, {
      versions: [...(known?.versions ?? []), replaced.text, text],
      replaced: [...(known?.replaced ?? []), replaced],
      until: Date.now() + this.windowMs,
    });
    this.#timer ??= setInterval(() => void this.inTurn(() => this.look()), WINDOW.everyMs).unref();
  }

  /** Notes a text that was written in another way, so that it is not taken for the save of an editor. */
  wrote(name: string, text: string): void {
    this.#watched.get(name)?.versions.push(text);
  }

  /** Checks every watched file once. */
  look(): void {
    for (const [name, watched] of this.#watched) {
      // For example the file was removed: there is nothing to merge.
      attempt(() => this.#join(name, watched));
      if (Date.now() > watched.until) this.#forget(name, watched);
    }
    if (this.#watched.size === 0) this.close();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const [name, watched] of this.#watched) this.#forget(name, watched);
  }

  #forget(name: string, { replaced }: Watched): void {
    for (const { aside } of replaced) rmSync(aside, { force: true });
    this.#watched.delete(name);
  }

  #join(name: string, watched: Watched): void {
    const files = [path.join(this.files.folder, name), ...watched.replaced.map(({ aside }) => aside)];
    const stamp = stampsOf(files);
    if (stamp !== undefined && stamp === watched.seen) return;
    this.#read(name, watched);
    watched.seen = stamp;
  }

  #read(name: string, watched: Watched): void {
    for (const one of watched.replaced) {
      const saved = textIn(one.aside);
      if (saved === "" || saved === one.text) continue;
      // An editor had the file open when it was replaced, and has written to the old inode.
      const now = this.files.readNow(name);
      if (this.#write(name, watched, now, merge(one.text, now, saved, "theirs").text ?? now)) one.text = saved;
    }
    const now = this.files.readNow(name);
    const latest = watched.versions.at(-1) ?? now;
    if (now === "" || now === latest) return;
    if (watched.versions.includes(now)) {
      // Somebody took the change back, for example by git: what is saved next was read after that.
      watched.versions.push(now);
      return;
    }
    const read = watched.versions.reduceRight(
      (best, one) => (distance(one, now) < distance(best, now) ? one : best),
      latest,
    );
    watched.versions.push(now);
    if (read !== latest) this.#write(name, watched, now, merge(read, latest, now, "theirs").text ?? now);
  }

  #write(name: string, watched: Watched, now: string, text: string): boolean {
    if (text === now) return true;
    const replaced = this.files.replace(name, now, text);
    if (!replaced) return false;
    watched.versions.push(text);
    watched.replaced.push(replaced);
    watched.until = Date.now() + this.windowMs;
    this.onJoined(name);
    return true;
  }
}

/** Changes with each save of the files; undefined just after a save. */
function stampsOf(files: string[]): string | undefined {
  const stamps = files.map(settledStampOf);
  return stamps.includes(undefined) ? undefined : stamps.join();
}
