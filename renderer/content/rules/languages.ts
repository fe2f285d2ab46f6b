import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isGroup } from "../../base/groups";
import { CLOSED } from "../../base/placeholders";
import { childPointer, valueAt } from "../../base/pointer";
import { englishName } from "../../languages/languageIn";
import type { Rules } from "../check/rule";
import { collectFacts } from "../facts/collectFacts";
import { usedNames } from "../facts/usedNames";
import { contentIn, hasItself, languagesOf, originalRoute } from "../model/languages";
import { type ContentFile, isDraft, type PageContent } from "../model/siteContent";
import { nameIn } from "../pages/pagesFolder";
import { walkStrings, walkWords } from "../pages/walkTyped";
import { isNotFound } from "../site/routes";
import { localeOf, valuesOf } from "../site/values";

/** Longer lists of pages are not printed. */
const MOST = 12;

export default {
  /** One finding for each language, not for each page: a translation grows page by page. */
  *"languages/missing"({ site, pages, translations = [], problems, imagesRootName: root }) {
    if (!site || languagesOf(site.data).main === undefined) return;
    for (const { language, site: own } of translations) {
      const there = new Set(pages.filter((page) => page.language === language).map(originalRoute));
      const originals = pages.filter((page) => page.language === undefined && !isDraft(page) && !isNotFound(page));
      const missing = originals
        .filter(({ route }) => !there.has(route))
        .map((page) => nameInLanguage(nameIn(root, page.file), language));
      if (own.text === "" && !problems.some(({ file }) => file === own.file)) missing.unshift(nameIn(root, own.file));
      if (missing.length === 0) continue;
      const listed = missing.slice(0, MOST).join(", ") + (missing.length > MOST ? " …" : "");
      const files = missing.length === 1 ? "this file is missing" : `${missing.length} files are missing`;
      const index = (valueAt(site.data, "/languages") as unknown[]).indexOf(language);
      const message = `In ${englishName("language", language)} ${files}: ${listed}. Until then its visitors get the page in the main language.`;
      yield { file: site.file, pointer: `/languages/${index}`, message };
    }
  },
  /** Outside git, and for files with changes that are not committed, nothing is known. */
  *"languages/behind"({ site, pages, translations, commits, saidBefore, imagesRoot, imagesRootName }) {
    if (!translations || !commits) return;
    const lastOf = ({ file }: ContentFile) => commits.get(path.join(imagesRoot, nameIn(imagesRootName, file)));
    for (const { language, site: own } of translations) {
      if (!site || !saidBefore?.has(language)) continue;
      const [before, days] = [saidBefore.get(language), [site, own].map((file) => lastOf(file)?.day)];
      for (const pointer of pointersIn(own.own)) {
        const [was, now] = [before, site.source].map((data) => valueAt(data, pointer));
        if (was === undefined || now === undefined || isDeepStrictEqual(was, now)) continue;
        const message = `site.yaml changed this on ${days[0]}, after this translation of ${days[1]}. ${CATCH_UP}`;
        yield { file: own.file, pointer, at: "key", message };
      }
    }
    const originals = new Map(pages.flatMap((page) => (page.language ? [] : [[page.route, page] as const])));
    for (const page of pages) {
      const original = page.language && originals.get(originalRoute(page));
      const last = lastOf(page);
      const changed = original && lastOf(original);
      if (!last || !changed || changed.later >= last.later) continue;
      const message = `${nameIn(imagesRootName, original.file)} changed on ${changed.day}, after this translation of ${last.day}. ${CATCH_UP}`;
      yield { file: page.file, pointer: "", message };
    }
  },
  /** Claims of `facts` and durations: an amount or a year is the same in every language. */
  *"languages/fact"(content) {
    for (const { language, site, facts } of content.translations ?? []) {
      const own = contentIn(content, language);
      const raw = isGroup(site.source) ? [...collectFacts(site.source)] : [];
      const inherited = raw.filter(({ name, pointer }) => {
        const value = facts.get(name) ?? "";
        const isWords = /^(?:facts|duration)\./.test(name) && /\p{L}{2}/u.test(value);
        // In Czech "60 minut" is written as in Polish.
        if (name.startsWith("duration.") && valuesOf(own).duration.parse(value)) return false;
        return isWords && value === content.facts.get(name) && !hasItself(site, pointer);
      });
      for (const { name } of inherited) {
        const piece = `\${${name}}`;
        const page = own.pages.find((one) => usedNames(one).includes(name));
        const place = page && walkStrings("Page", page.source).find(({ value }) => value.includes(piece));
        if (!page || !place) continue;
        const message = `${piece} is "${facts.get(name)}" here too, as in the main language. Write it in ${englishName("language", language)} under ${name.split(".")[0] === "facts" ? "facts" : "prices"} in ${path.basename(site.file)}.`;
        yield { file: page.file, pointer: place.pointer, piece, message };
      }
    }
  },
  /** What a draft that was copied from the original still has of it. */
  *"languages/same-words"({ site, pages }) {
    const { language = "en-US" } = localeOf({ site });
    const originals = new Map(pages.flatMap((page) => (page.language ? [] : [[page.route, page] as const])));
    const textsOf = ({ source }: PageContent) =>
      walkWords("Page", source).filter(
        ({ pointer, value }) => pointer.startsWith("/blocks/") && LONG.test(value.replace(FACT, "")),
      );
    for (const page of pages) {
      const original = page.language && originals.get(originalRoute(page));
      // The Portuguese of two countries has many sentences in common.
      if (!page.language || !original || bareTag(page.language) === bareTag(language)) continue;
      const words = new Set(textsOf(original).map(({ value }) => value));
      const [own, main] = [page.language, bareTag(language)].map((tag) => englishName("language", tag));
      for (const { pointer, value } of textsOf(page))
        if (words.has(value)) {
          const message = `This is still in ${main}, as in ${path.basename(original.file)}. Write it in ${own}.`;
          yield { file: page.file, pointer, message };
        }
    }
  },
  *"languages/main"({ site }) {
    const { main, others } = languagesOf(site?.data);
    if (!site || main !== undefined || others.length === 0) return;
    const language = String(valueAt(site.data, "/language") ?? "en-US");
    const message = `The pages without a code in their names are in ${englishName("language", language)}, by language: ${language}, which is not in this list. Write language: ${others[0]}, or add ${language.split("-")[0]} to the list.`;
    yield { file: site.file, pointer: "/languages", message };
  },
} satisfies Rules;

/** A text of five words, or of eight characters in a script without spaces: a name may be the same in both languages. */
const LONG = /(?:(?<!\p{L})\p{L}+(?!\p{L})[^\p{L}]+){4}\p{L}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{8}/u;

/** A fact, which each language has its own of. */
const FACT = new RegExp(CLOSED, "g");

const bareTag = (tag: string) => tag.split("-")[0] ?? "";

const CATCH_UP =
  "Bring it up to date; if nothing is to change, note that in a comment: any later commit of this file counts.";

/** The pointers of the values in the groups of a file; a list is one value. */
function pointersIn(value: unknown, at = ""): string[] {
  if (!isGroup(value)) return [at];
  return Object.entries(value).flatMap(([name, inner]) => pointersIn(inner, childPointer(at, name)));
}

/** The name of a page's file in another language. */
const nameInLanguage = (name: string, language: string): string => name.replace(/\.yaml$/, `.${language}.yaml`);
