import { dayOfClock } from "../clock/clock";
import { contentsIn } from "../content/model/languages";
import type { SiteContent, SiteFile } from "../content/model/siteContent";
import { withPreset } from "../content/schema/siteSchema";
import type { Site } from "../contract/types.generated";
import { toSiteModel } from "../page/pageModel";
import type { KnownProblems } from "./knownProblems";

/** site.yaml, and those laid over it for other languages, in their last version without an error. */
export class ShownFacts {
  /** The facts in the main language. */
  site: Site | undefined;
  /** Their file, and those laid over it. */
  file: SiteFile | undefined;
  translations: SiteContent["translations"];
  /** Whether the last version has no error; no text can be filled in otherwise. */
  hold = false;
  /** The facts in each other language, by its code. */
  #others = new Map<string, Site>();
  /** By language and preset: see `withPreset`. */
  readonly #tried = new Map<string, Site>();
  /** What the models were built from. */
  #source: { site: SiteFile | undefined; day: string } | undefined;

  constructor(readonly problems: KnownProblems) {}

  /**
   * Checks the facts and builds their models, unless nothing that these depend on has changed.
   *
   * @param others whether a picture or another served file may have changed
   */
  read(content: SiteContent, others: boolean): void {
    const { site, clock, translations } = content;
    const day = dayOfClock(clock);
    // `site` stays the same object until its text, what is derived from the pages, or the time changes it.
    const isSame = !others && site === this.#source?.site && day === this.#source?.day;
    this.#source = { site, day };
    // Links of the menu in another language depend on its pages.
    if (!isSame || translations) {
      this.#tried.clear();
      const files = [...(site ? [site] : []), ...(translations ?? []).map((one) => one.site)];
      this.hold = site !== undefined && this.problems.check(content, files).length === files.length;
      if (this.hold) this.#build(content);
    }
    if (!this.hold) return;
    this.file = site;
    this.translations = translations;
  }

  #build(content: SiteContent): void {
    const [main, ...others] = contentsIn(content).map(toSiteModel);
    this.site = main;
    this.#others = new Map(
      content.translations?.flatMap(({ language }, at) => (others[at] ? [[language, others[at]]] : [])),
    );
  }

  /** The facts in a language; undefined is the main one. */
  siteIn(language = ""): Site | undefined {
    return this.#others.get(language) ?? this.site;
  }

  /** The file of the facts in a language. */
  fileIn(language: string | undefined): SiteFile | undefined {
    return this.translations?.find((one) => one.language === language)?.site ?? this.file;
  }

  /** The facts in a language as they would be with another preset; undefined while there is an error. */
  withPreset(language: string | undefined, preset: string, content: SiteContent | undefined): Site | undefined {
    const key = `${language ?? ""} ${preset}`;
    const own = content && contentsIn(content).find((one) => one.language === language);
    if (!this.#tried.has(key) && own?.site && this.hold) {
      const site = { ...own.site, data: withPreset(own.site.data, preset) };
      this.#tried.set(key, toSiteModel({ ...own, site: { ...site, timed: undefined } }));
    }
    return this.#tried.get(key);
  }

  /** The facts in every language, by its code, the main one by none. */
  get byLanguage(): Map<string | undefined, Site> {
    return new Map([...(this.site ? [[undefined, this.site] as const] : []), ...this.#others]);
  }

  /** The facts in every language, and as they were tried with other presets. */
  get all(): Site[] {
    return [...this.byLanguage.values(), ...this.#tried.values()];
  }
}
