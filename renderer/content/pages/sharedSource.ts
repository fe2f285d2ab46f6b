import { type Clock, openClock } from "../../clock/clock";
import { type Window, windowsIn } from "../../clock/windows";
import { Facts } from "../facts/facts";
import { siteIn } from "../facts/siteIn";
import { languagesOf } from "../model/languages";
import { SITE_FILE } from "../model/siteContent";
import { siteAsOf } from "./asOf";
import type { SourceFile } from "./sourceFile";

/** What every page depends on: site.yaml, and its facts with their values. */
export interface SharedSource {
  site: SourceFile | undefined;
  clock: Clock;
  /** All times in site.yaml. */
  windows: Window[];
  facts: Facts;
  /** The value of each fact by its name. */
  values: Map<string, string>;
  /** Every `site.es.yaml`, as written. */
  overlays: SourceFile[];
  /** The same for each other language; absent for a site in one language. */
  translations?: Map<string, SharedSource>;
}

/**
 * The facts of site.yaml, which may be missing or broken, as of a moment.
 *
 * @param overlays every `site.es.yaml`
 * @throws CouldNotRun if there is no such moment
 */
export function readShared(site: SourceFile | undefined, at?: string, overlays: SourceFile[] = []): SharedSource {
  const clock = openClock(at, site?.data?.timeZone);
  const shared = { ...factsIn(site, clock), overlays };
  const { others } = languagesOf(site?.data);
  if (!site || others.length === 0) return shared;
  const inOthers = others.map((language): [string, SharedSource] => {
    const known = overlays.find((one) => one.language === language);
    const file = `${site.file.slice(0, -SITE_FILE.length)}site.${language}.yaml`;
    const overlay = known ?? { file, route: "", language, text: "", problems: [], data: {} };
    const data = site.data && siteIn(site.data, language, overlay.data);
    return [language, { ...factsIn({ ...overlay, data }, clock), overlays }];
  });
  return { ...shared, translations: new Map(inOthers) };
}

function factsIn(site: SourceFile | undefined, clock: Clock): Omit<SharedSource, "overlays"> {
  const facts = Facts.ofSite(siteAsOf(site?.data, clock));
  const windows = windowsIn(site?.data, clock.zone);
  return { site, clock, windows, facts, values: new Map(facts.names().map((name) => [name, facts.value(name) ?? ""])) };
}

/** What the pages in a language depend on. */
export function sharedIn<Shared extends Pick<SharedSource, "translations" | "clock">>(
  shared: Shared,
  language: string | undefined,
): Shared | SharedSource {
  const own = language === undefined ? undefined : shared.translations?.get(language);
  return own ? { ...own, clock: shared.clock } : shared;
}
