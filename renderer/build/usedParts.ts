import type { Site } from "../../blocks/types.generated";
import { hashOf } from "../cache/files.mjs";

/**
 * Site data that notes which of its parts, such as `navigation`, are looked at. Not finer: nearly every page shows
 * the name, the hours and the address of the business.
 *
 * @returns the data, and what of it was used until then, with commas
 */
export function watched(site: Site): { site: Site; parts: () => string } {
  const used = new Set<string | symbol>();
  const note = (key: string | symbol) => used.add(key);
  const handler: ProxyHandler<Site> = {
    get: (data, key) => {
      note(key);
      return Reflect.get(data, key);
    },
    has: (data, key) => {
      note(key);
      return Reflect.has(data, key);
    },
    getOwnPropertyDescriptor: (data, key) => {
      note(key);
      return Reflect.getOwnPropertyDescriptor(data, key);
    },
    // Which parts there are is known to who lists them, and with `*` to the hash.
    ownKeys: (data) => {
      note("*");
      return Reflect.ownKeys(data);
    },
  };
  return { site: new Proxy(site, handler), parts: () => [...used].map(String).sort().join() };
}

/** The hash of some parts of a site, by their list: pages have few different ones. */
export function hashesOfParts(site: Site): (parts: string) => string {
  const known = new Map<string, string>();
  const find = (part: string) => (part === "*" ? Object.keys(site) : (site[part as keyof Site] ?? null));
  return (parts) => {
    const hash = known.get(parts) ?? hashOf(JSON.stringify(parts.split(",").map(find)));
    known.set(parts, hash);
    return hash;
  };
}
