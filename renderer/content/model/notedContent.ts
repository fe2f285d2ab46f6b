import { readdirSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { hashOf } from "../../base/files/files.mjs";
import { stampOf } from "../../base/files/stamp.mjs";
import { IMAGES } from "../../pictures/originals";
import { noteRead } from "./kept";
import type { SiteContent } from "./siteContent";

/** The stamps of all that is in a folder, hidden files too; none if it cannot be listed. */
const stampsIn = (folder: string) => {
  const names = attempt(() => readdirSync(folder, { recursive: true, encoding: "utf8" })) ?? [];
  return names.sort().map((name) => [name, stampOf(path.join(folder, name))]);
};

/** A part that is known to be the same without a note. */
const KNOWN = undefined;

/**
 * What rules may read of a content, each part with all that it says; `KNOWN` for the pages, which note what is read of
 * them, and for what `besidePages` of `openContent.ts` compares for all rules. The clock is never the same again; its
 * time zone is a fact.
 */
const PARTS: Record<keyof SiteContent, typeof KNOWN | ((content: SiteContent) => unknown)> = {
  site: KNOWN,
  pages: KNOWN,
  translations: KNOWN,
  whole: KNOWN,
  language: KNOWN,
  baseline: KNOWN,
  figures: KNOWN,
  rows: KNOWN,
  collections: KNOWN,
  facts: KNOWN,
  imagesRootName: KNOWN,
  reuse: KNOWN,
  tables: ({ tables }) => tables,
  clock: ({ clock }) => clock,
  originals: ({ originals }) => originals,
  misspelled: ({ misspelled }) => misspelled,
  problems: ({ problems }) => problems,
  files: ({ files }) => files?.map(({ file }) => file),
  publicDir: ({ publicDir }) => stampsIn(publicDir),
  imagesRoot: ({ imagesRoot }) => stampsIn(path.join(imagesRoot, IMAGES)),
  commits: ({ commits }) => commits && [...commits],
  saidBefore: ({ saidBefore }) => saidBefore && [...saidBefore],
};

/** What begins the name of a part among what is read: of the content of one language, and of all languages. */
const OWN = ".";
const WHOLE = "whole.";

/** The hashes of the parts of each content as they were when they were first asked for. */
const digests = new WeakMap<SiteContent, Map<string, string>>();

/** What `noted` has made, by what it was made from, and the other way round. */
const proxies = new WeakMap<SiteContent, SiteContent>();
const sources = new WeakMap<SiteContent, SiteContent>();

/** The hash of a part that was read of what `noted` has made; undefined for anything else that was read. */
export function digestOfPart(content: SiteContent, read: string): string | undefined {
  const source = sources.get(content) ?? content;
  if (read.startsWith(WHOLE)) return source.whole && digestOfPart(source.whole, read.slice(WHOLE.length - OWN.length));
  const sayAll = read.startsWith(OWN) ? PARTS[read.slice(OWN.length) as keyof SiteContent] : undefined;
  if (!sayAll) return undefined;
  const known = digests.get(source) ?? new Map<string, string>();
  digests.set(source, known);
  const digest = known.get(read) ?? hashOf(JSON.stringify([sayAll(source)]));
  known.set(read, digest);
  return digest;
}

/**
 * The same content, of which is noted what somebody reads, if what rules find is stored. Always the same object, since
 * results are kept by it.
 *
 * @param name begins the names of its parts
 */
export function noted(content: SiteContent, name = OWN): SiteContent {
  if (!content.reuse) return content;
  const known = proxies.get(content);
  if (known) return known;
  const note = (part: string | symbol) => {
    if (!PARTS[part as keyof SiteContent]) return;
    noteRead(name + String(part));
    // Before it is read: a folder may change meanwhile.
    digestOfPart(content, OWN + String(part));
  };
  const clock = new Proxy(content.clock, {
    get(target, part) {
      if (part !== "zone") note("clock");
      return Reflect.get(target, part);
    },
  });
  const made = new Proxy(content, {
    get(target, part) {
      if (part === "clock") return clock;
      note(part);
      return part === "whole" && target.whole ? noted(target.whole, WHOLE) : Reflect.get(target, part);
    },
    has(target, part) {
      note(part);
      return Reflect.has(target, part);
    },
  });
  proxies.set(content, made);
  sources.set(made, content);
  return made;
}
