import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";
import { CouldNotRun } from "../base/couldNotRun";
import { hashOf } from "../base/files/files.mjs";
import { manifestFile } from "./manifest";
import { type LastOutput, otherOutput } from "./output";

/** A part of a build, such as the third of sixteen: a build that makes some of the pages, cards and pictures. */
export interface Shard {
  number: number;
  of: number;
}

/** The folder of a shard's part of the output. */
export function shardFiles(dir: string): string {
  return path.join(dir, "files");
}

export function shardName({ number, of }: Shard): string {
  return `${number}/${of}`;
}

/** Whether a page or picture belongs to a shard: by the hash of its route or name, the same on all machines. */
export function isInShard({ number, of }: Shard, name: string): boolean {
  return Number.parseInt(hashOf(name).slice(0, 12), 16) % of === number - 1;
}

/** @throws CouldNotRun for a folder that holds something else than a shard */
export function expectShardFolder(dir: string): void {
  const others = attempt(() => readdirSync(dir).filter((name) => !/^\.?files(?:\.|$)/.test(name))) ?? [];
  if (others.length > 0) throw new CouldNotRun(`${dir} holds files that are not a shard. Name another with --out.`);
}

/** The parts that shards have made, from which a build takes what it would make. @throws CouldNotRun for another folder */
export function shardOutputs(dirs: string[]): LastOutput[] {
  return dirs.map((dir) => {
    const files = shardFiles(path.resolve(dir));
    if (existsSync(manifestFile(files))) return otherOutput(files);
    throw new CouldNotRun(
      `${dir} is no finished shard: it has no ${path.basename(manifestFile(files))}. Copy the folders of shards with their hidden files.`,
    );
  });
}
