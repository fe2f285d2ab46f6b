import { walkWords } from "../load/walkTyped";
import { steps, valueAt } from "../pointer";
import type { Rules } from "../rule";
import { blockSchema } from "../schema/siteSchema";
import { nearestPages, wordsOf } from "../site/nearDuplicates/nearestPages";
import { oncePerSource } from "../site/oncePerFile";
import { blocksOf, headingsOf } from "../site/pageBlocks";
import { setting } from "../site/settings";
import { type Subject, subjectsOf } from "../site/subjects";
import { isDraft, type PageContent } from "../siteContent";

/** Texts of fewer words are alike by chance, such as a button's. */
const LONG = 8;
/** A text that compares names others on purpose. */
const COMPARES =
  /\b(?:than|unlike|like|compare[ds]?|against|versus|vs|instead|rather|both|either|or|switch|between|differ\w*|other|also|too)\b/i;

/**
 * Text of the page that a clone was made from, in any of its blocks: a long text word for word, and a question,
 * an answer, a button's label or a heading that speaks only of what the other page is about. A clone of which much is the same is
 * one problem, and text/near-duplicate has it. What a page is about is under its `vars`; pages without are compared
 * while they are drafts.
 */
export default {
  *"text/copied"(site) {
    const subjects = subjectsOf(site);
    const nearest = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    const originals = new Map(nearest.map(({ page, other }) => [page, other]));
    const others = byFirstWord(subjects);
    const holders = new Map<string, PageContent>();
    for (const page of site.pages) {
      const own = subjects.get(page);
      for (const { key, pointer } of longTexts(page)) {
        const other = holders.get(key);
        if (!other) holders.set(key, page);
        else if (other !== page && (isDraft(page) || (own && subjects.has(other))) && originals.get(page) !== other) {
          const message = `The same words are in ${other.file}. Write what is true of this page alone.`;
          yield { file: page.file, pointer, message };
        }
      }
      if (own && !originals.has(page)) yield* foreignNames(page, own, others);
    }
  },
} satisfies Rules;

/** The texts of a page that are long enough to be its own, whatever their capitals and signs. */
const longTexts = oncePerSource(({ source }: Pick<PageContent, "source">) => {
  const blocks = blocksOf({ data: source });
  return walkWords("Page", source).flatMap(({ pointer, value }) => {
    const [top, block] = steps(pointer);
    // The same picture has the same words wherever it is.
    if (top !== "blocks" || pointer.endsWith("/alt") || blockSchema(blocks[Number(block)])?.repeats) return [];
    const words = wordsOf(value);
    return words.length >= LONG ? [{ pointer, key: words.join(" ") }] : [];
  });
});

/** Whether a text is the label of a button that leads to no other page: one that does may well name it. */
function isLabelOfAction({ data }: PageContent, pointer: string): boolean {
  const to = pointer.endsWith("/label") && valueAt(data, pointer.replace(/label$/, "to"));
  return typeof to === "string" && !/^[/#]/.test(to);
}

/** The pages of each distinct subject, by the first word of its name and by the whole name. */
function byFirstWord(subjects: ReadonlyMap<PageContent, Subject>) {
  const index = new Map<string, Map<string, { subject: Subject; pages: PageContent[] }>>();
  for (const [page, subject] of subjects) {
    if (!subject.isDistinct) continue;
    const [first = ""] = tokensOf(subject.value);
    const named = index.get(first) ?? new Map();
    const known = named.get(subject.value) ?? { subject, pages: [] };
    known.pages.push(page);
    index.set(first, named.set(subject.value, known));
  }
  return index;
}

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Questions, answers, labels and headings that name what one other page is about, and not what this one is. */
function* foreignNames(page: PageContent, own: Subject, others: ReturnType<typeof byFirstWord>) {
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
  for (const [pointer, value] of texts) {
    const named = [...new Set(tokensOf(value))]
      .flatMap((word) => [...(others.get(word)?.values() ?? [])])
      .filter(({ subject }) => subject.value !== own.value && subject.isNamedIn(value))
      .flatMap(({ subject, pages }) =>
        pages.filter((other) => isDraft(page) || !isDraft(other)).map((other) => ({ other, subject })),
      );
    const [first, second] = named;
    if (!first || second || own.isSaidIn(value) || COMPARES.test(value) || /\]\(\//.test(value)) continue;
    const message = `This speaks of "${first.subject.value}", and this page is about "${own.value}". Is it left over from ${first.other.file}?`;
    yield { file: page.file, pointer, piece: first.subject.isNamedIn(value), message };
  }
}
