import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../base/attempt.mjs";
import { Cancelled, CouldNotRun } from "../base/couldNotRun";
import { hashOf } from "../base/files/files.mjs";
import type { Made, OutputFile } from "./output";
import { difference, type SiteVersion } from "./siteIndex";

/** A part of a build, such as the third of sixteen. */
export interface Shard {
  number: number;
  of: number;
}

/** What all shards of one site have in common. */
export interface ShardVersion extends SiteVersion {
  cards: boolean;
  base: string;
  /** Changes with the names of the scripts that pages load. */
  scripts: string;
}

interface ShardList extends Shard {
  /** Absent until the shard is finished. */
  version?: ShardVersion;
  files?: Record<string, Made>;
}

const LIST = "shard.json";

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

/** Marks a shard as unfinished. @throws CouldNotRun for a folder that holds something else */
export function openShard(dir: string, shard: Shard): void {
  if (existsSync(dir) && readdirSync(dir).length > 0 && !existsSync(path.join(dir, LIST))) {
    throw new CouldNotRun(
      `${dir} holds files that are not a shard, and the build would delete them. Name another with --out.`,
    );
  }
  mkdirSync(dir, { recursive: true });
  writeList(dir, { ...shard });
}

/** Marks a shard as finished. */
export function closeShard(dir: string, shard: Shard, version: ShardVersion, files: Record<string, Made>): void {
  writeList(dir, { ...shard, version, files });
}

function writeList(dir: string, list: ShardList): void {
  const file = path.join(dir, LIST);
  writeFileSync(`${file}.new`, JSON.stringify(list));
  renameSync(`${file}.new`, file);
}

/**
 * The files of all shards of a site, each with its folder.
 *
 * @throws Cancelled with every reason why these folders cannot be joined
 */
export function readShards(dirs: string[], version: ShardVersion): { file: OutputFile; place: string }[] {
  const found = new Map<string, string>();
  const [first] = dirs;
  const problems: string[] = [];
  const lists = dirs.map((dir) => ({ dir, list: listOf(dir) }));
  const of = lists.find(({ list }) => list)?.list?.of ?? 0;
  for (const { dir, list } of lists) {
    const problem = list ? problemOf(list, of, version) : `is not a shard: it has no ${LIST}`;
    const name = list && shardName(list);
    const before = name && found.get(name);
    if (problem) problems.push(`${dir} ${problem}.`);
    if (before) problems.push(`${dir} is shard ${name}, and so is ${before}.`);
    if (name) found.set(name, before ?? dir);
  }
  for (let number = 1; number <= of; number++) {
    const name = shardName({ number, of });
    if (!found.has(name)) problems.push(`Shard ${name} is missing.`);
  }
  const days = new Set(lists.flatMap(({ list }) => Object.values(list?.files ?? {}).flatMap(({ day }) => day ?? [])));
  if (days.size > 1) problems.push(`Pages show the date, and it differs: ${[...days].sort().join(", ")}.`);
  if (problems.length > 0 || !first) throw refused(problems);
  return lists.flatMap(({ dir, list }) =>
    Object.entries(list?.files ?? {}).map(([file, made]) => ({ file: { file, ...made }, place: shardFiles(dir) })),
  );
}

/** The bytes of a shard's file. @throws Cancelled if they are not those that the shard made */
export function shardBytes({ file: { file, hash }, place }: { file: OutputFile; place: string }): Buffer {
  const bytes = readBytes(path.join(place, file));
  if (!bytes || hashOf(bytes) !== hash) throw refused([`${path.join(place, file)} is missing or damaged.`]);
  return bytes;
}

function problemOf(list: ShardList, of: number, version: ShardVersion): string | undefined {
  const { number, files } = list;
  if (list.of !== of) return `is shard ${shardName(list)}, and others are of ${of}`;
  if (!(number >= 1 && number <= of)) return `is shard ${shardName(list)}, which is not a valid number`;
  if (!list.version || !files) return `is not finished: shard ${shardName(list)} was stopped, or is still being built`;
  const other = difference(list.version, version);
  return other && `was made from ${other}`;
}

function listOf(dir: string): ShardList | undefined {
  const list = attempt(() => JSON.parse(readFileSync(path.join(dir, LIST), "utf8")) as ShardList);
  return list && Number.isInteger(list.number) && Number.isInteger(list.of) ? list : undefined;
}

function refused(problems: string[]): Cancelled {
  const end = "Nothing was built: a merge needs every shard of this site, once. The last good output is as it was.";
  return new Cancelled([...problems, end].join("\n"));
}
