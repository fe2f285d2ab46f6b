import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../attempt.mjs";
import { CouldNotRun } from "../couldNotRun";

interface Holder {
  pid: number;
  /** The start of its process, if the system reports it: another process may get the same number later. */
  started?: string;
  since: string;
}

/** Milliseconds. A lock file that cannot be parsed is still being written; after this time it was never finished. */
const UNFINISHED = 2000;

/**
 * Takes a lock between the processes of one machine. A lock left by a dead process is taken over.
 *
 * @param file exists while the lock is held
 * @param said what the process that holds the lock is doing, such as `Another build writes into dist`
 * @returns releases the lock
 * @throws CouldNotRun with the process that holds the lock, and since when
 */
export function lock(file: string, said: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, started: processOf(process.pid)?.started, since: new Date().toISOString() };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") {
        // For example a full disk, on which an empty file could be made.
        if (holderOf(file) === undefined) attempt(() => rmSync(file, { force: true }));
        throw error;
      }
    }
    const holder = holderOf(file);
    if (holder ? isAlive(holder) : isBeingWritten(file)) {
      const who = holder ? `process ${holder.pid}, since ${holder.since}` : "a process that has just started";
      throw new CouldNotRun(`${said}: ${who}. Wait until it has ended, or stop it.`);
    }
    // Rename before removing: another process may have replaced the dead one's lock since we read it.
    const aside = `${file}.${process.pid}`;
    attempt(() => renameSync(file, aside));
    const moved = holderOf(aside);
    if (moved && moved.pid !== holder?.pid) attempt(() => renameSync(aside, file));
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The process that holds a lock; undefined if the file is not a lock. */
function holderOf(file: string): Holder | undefined {
  const read = attempt(() => JSON.parse(readFileSync(file, "utf8")) as Partial<Holder> | null);
  return Number.isInteger(read?.pid) ? (read as Holder) : undefined;
}

function isBeingWritten(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  // A time in the future: the file was written before the clock was set back.
  return Math.abs(Date.now() - stats.mtimeMs) < UNFINISHED;
}

function isAlive({ pid, started }: Holder): boolean {
  const found = processOf(pid);
  if (found) return found.state !== "Z" && (started ?? found.started) === found.started;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process in Linux's /proc (man 5 proc): its state (Z: dead, not yet cleared) and its start in ticks. */
function processOf(pid: number): { state?: string; started?: string } | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && { state: fields[0], started: fields[19] };
}
