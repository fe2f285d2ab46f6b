import path from "node:path";
import { filesIn, hashOf } from "../../base/files/files.mjs";
import { stampOf } from "../../base/files/stamp.mjs";
import { IMAGES } from "../../pictures/originals";
import { noteRead } from "./kept";
import type { SiteContent } from "./siteContent";

/** The stamps of all files of a folder. */
const stampsIn = (folder: string) => filesIn(folder).map((file) => [file, stampOf(file)]);

/**
 * What rules read of a content besides its pages, its facts and the files beside these, each with all that it says. The
 * clock is never the same again; its time zone is a fact.
 */
const PARTS: { [Part in keyof SiteContent]?: (content: SiteContent) => unknown } = {
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

/** The hashes of the parts of each content as they were when they were first asked for. */
const digests = new WeakMap<SiteContent, Map<string, string>>();

/** The hash of a part that was read, see `noted`; undefined for anything else that was read. */
export function digestOfPart(content: SiteContent, read: string): string | undefined {
  const sayAll = read.startsWith(".") ? PARTS[read.slice(1) as keyof SiteContent] : undefined;
  if (!sayAll) return undefined;
  const known = digests.get(content) ?? new Map<string, string>();
  digests.set(content, known);
  const digest = known.get(read) ?? hashOf(JSON.stringify([sayAll(content)]));
  known.set(read, digest);
  return digest;
}

const proxies = new WeakMap<SiteContent, SiteContent>();

/**
 * The same content, of which is noted what somebody reads, as `.originals`, if what rules find is stored. Always the same
 * object, since results are kept by it.
 */
export function noted(content: SiteContent): SiteContent {
  if (!content.reuse) return content;
  const known = proxies.get(content);
  if (known) return known;
  const note = (part: string | symbol) => {
    if (typeof part !== "string" || !(part in PARTS)) return;
    noteRead(`.${part}`);
    // Before it is read: a folder may change meanwhile.
    digestOfPart(content, `.${part}`);
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
      return part === "whole" && target.whole ? noted(target.whole) : Reflect.get(target, part);
    },
    has(target, part) {
      note(part);
      return Reflect.has(target, part);
    },
  });
  proxies.set(content, made);
  return made;
}
