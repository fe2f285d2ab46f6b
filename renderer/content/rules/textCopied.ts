import { hashOf } from "../../base/files/files.mjs";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { rememberPerFile, rememberResult } from "../model/fileResults";
import { isDraft, type PageContent } from "../model/siteContent";
import { headingsOf } from "../pages/pageBlocks";
import { walkWords } from "../pages/walkTyped";
import { nearestPages, ownTexts } from "../site/nearDuplicates/nearestPages";
import { wordHashes } from "../site/nearDuplicates/wordHashes";
import { isEnglish, setting } from "../site/settings";
import { type Subject, subjectsOf } from "../site/subjects";

/** Shorter texts are often alike, such as those of buttons. */
const LONG = 8;
/** Words of comparisons, which name other subjects on purpose. */
const COMPARES =
  /\b(?:than|unlike|like|compare[ds]?|against|versus|vs|instead|rather|both|either|or|switch|between|differ\w*|other|also|too)\b/i;

/**
 * Text that a clone still shares with its original: a long text word for word, or a question, an answer, a button's
 * label or a heading that only names the other page's subject. A clone with much in common is one problem of
 * text/near-duplicate instead. A page's subject is in its `vars`; pages without are only compared while they are
 * drafts.
 */
export default {
  *"text/copied"(site) {
    const subjects = subjectsOf(site);
    const nearest = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    const originals = new Map(nearest.map(({ page, other }) => [page, other]));
    // A text that compares two subjects, and so names both, is only known by its English words.
    const inEnglish = isEnglish(site);
    const others = byFirstWord(subjects);
    const holders = new Map<number, PageContent>();
    for (const page of site.pages) {
      const own = subjects.get(page);
      for (const [index, key] of keysOfLongTexts(page).entries()) {
        const other = holders.get(key);
        if (!other) holders.set(key, page);
        else if (other !== page && (isDraft(page) || (own && subjects.has(other))) && originals.get(page) !== other) {
          const message = `The same words are in ${other.file}. Write what is true only of this page.`;
          yield { file: page.file, pointer: longTexts(page)[index]?.pointer ?? "", message };
        }
      }
      if (own && inEnglish && !originals.has(page)) yield* foreignNames(page, own, others);
    }
  },
} satisfies Rules;

/** The texts of a page that are long enough to be its own, ignoring capitals and punctuation. */
function longTexts({ source }: Pick<PageContent, "source">) {
  // The same picture has the same text alternative everywhere.
  return ownTexts(source).filter(({ pointer, hashes }) => hashes.length >= LONG && !pointer.endsWith("/alt"));
}

/** Each long text as a number of 52 bits: among a million, two are equal with a probability of one in ten thousand. */
const keysOfLongTexts = rememberPerFile(
  "long texts",
  (page: PageContent) => longTexts(page).map(({ hashes }) => Number.parseInt(hashOf(String(hashes)).slice(0, 13), 16)),
  { warns: true },
);

/** Whether a text is the label of a button that leads to no other page: a label that does may name its subject. */
function isLabelOfAction({ data }: PageContent, pointer: string): boolean {
  const to = pointer.endsWith("/label") && valueAt(data, pointer.replace(/label$/, "to"));
  return typeof to === "string" && !/^[/#]/.test(to);
}

/** The pages of each distinct subject, by the hash of the first word of its name and by the whole name. */
function byFirstWord(subjects: ReadonlyMap<PageContent, Subject>) {
  const index = new Map<number, Map<string, { subject: Subject; pages: PageContent[] }>>();
  for (const [page, subject] of subjects) {
    if (!subject.isDistinct) continue;
    const [first = 0] = hashesOf(subject.value);
    const named = index.get(first) ?? new Map();
    const known = named.get(subject.value) ?? { subject, pages: [] };
    known.pages.push(page);
    index.set(first, named.set(subject.value, known));
  }
  const names = [...index.values()].flatMap((named) => [...named.keys()]);
  return { index, key: hashOf(names.sort().join("\n")) };
}

const hashesOf = wordHashes(/[\p{L}\p{N}]/u);

/** Questions, answers, labels and headings that name the subject of one other page, and not that of this one. */
function* foreignNames(page: PageContent, own: Subject, others: ReturnType<typeof byFirstWord>) {
  const input = `${own.value} ${others.key}`;
  for (const { pointer, names } of rememberResult(
    page,
    "foreign names",
    () => subjectsNamedIn(page, own, others.index),
    input,
  )) {
    const named = names.flatMap(({ first, value, piece }) =>
      (others.index.get(first)?.get(value)?.pages ?? []).map((other) => ({ other, value, piece })),
    );
    const [found, second] = named.filter(({ other }) => isDraft(page) || !isDraft(other));
    if (!found || second) continue;
    const message = `This is about "${found.value}", but this page is about "${own.value}". Is it left over from ${found.other.file}?`;
    yield { file: page.file, pointer, piece: found.piece, message };
  }
}

/** The texts of a page that name the subjects of others. */
function subjectsNamedIn(page: PageContent, own: Subject, others: ReturnType<typeof byFirstWord>["index"]) {
  const headings = headingsOf(page).filter(({ level }) => level > 1);
  const plain = walkWords("Page", page.data).filter(
    ({ value, pointer }) => value.trimEnd().endsWith("?") || isLabelOfAction(page, pointer),
  );
  const long = page.values.filter(({ kind }) => kind === "RichText");
  const texts = new Map(
    [...headings.map(({ pointer, text }) => ({ pointer, value: text })), ...plain, ...long].map(
      ({ pointer, value }) => [pointer, value],
    ),
  );
  return [...texts].flatMap(([pointer, text]) => {
    const names = [...new Set(hashesOf(text))].flatMap((first) =>
      [...(others.get(first)?.values() ?? [])].flatMap(({ subject: { value, isNamedIn } }) => {
        const piece = value === own.value ? undefined : isNamedIn(text);
        return piece === undefined ? [] : { first, value, piece };
      }),
    );
    const isMeant = names.length === 0 || own.isSaidIn(text) || COMPARES.test(text) || /\]\(\//.test(text);
    return isMeant ? [] : { pointer, names };
  });
}
