import { hashOf } from "../base/files/files.mjs";
import { oncePerKey } from "../base/once";
import type { Site } from "../contract/types.generated";

/**
 * Wraps site data to record which of its top-level parts, such as `navigation`, are read. Not finer: nearly every page
 * shows the business's name, hours and address.
 *
 * @returns the data, and a function that returns the parts read so far, with commas
 */
export function watchParts(site: Site): { site: Site; parts: () => string } {
  const used = new Set<string | symbol>();
  const record = (key: string | symbol) => used.add(key);
  const handler: ProxyHandler<Site> = {
    get: (data, key) => {
      record(key);
      return Reflect.get(data, key);
    },
    has: (data, key) => {
      record(key);
      return Reflect.has(data, key);
    },
    getOwnPropertyDescriptor: (data, key) => {
      record(key);
      return Reflect.getOwnPropertyDescriptor(data, key);
    },
    // Code that lists the parts depends on their names: `*` stands for these in the hash.
    ownKeys: (data) => {
      record("*");
      return Reflect.ownKeys(data);
    },
  };
  return { site: new Proxy(site, handler), parts: () => [...used].map(String).sort().join() };
}

/** The parts of two such lists, each once. */
export function joinParts(...lists: string[]): string {
  return [...new Set(lists.filter(Boolean).join().split(","))].sort().join();
}

/** Hashes some parts of a site, by their list. Cached: few lists differ. */
export function hashesOfParts(site: Site): (parts: string) => string {
  const find = (part: string) => (part === "*" ? Object.keys(site) : (site[part as keyof Site] ?? null));
  return oncePerKey((parts) => hashOf(JSON.stringify(parts.split(",").map(find))));
}
