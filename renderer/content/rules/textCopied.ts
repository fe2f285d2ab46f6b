import { walkWords } from "../load/walkTyped";
import { steps, valueAt } from "../pointer";
import type { Rules } from "../rule";
import { blockSchema } from "../schema/siteSchema";
import { nearestPages, wordsOf } from "../site/nearDuplicates/nearestPages";
import { oncePerSource } from "../site/oncePerFile";
import { blocksOf, headingsOf } from "../site/pageBlocks";
import { setting } from "../site/settings";
import { type Subject, subjectsOf } from "../site/subjects";
import { isDraft, type PageContent, type SiteContent } from "../siteContent";

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
    const clones = nearestPages(site.pages, setting(site, "nearDuplicateShare"));
    const isClone = (page: PageContent, other: PageContent) =>
      clones.some((found) => found.page === page && found.other === other);
    const holders = new Map<string, PageContent>();
    for (const page of site.pages) {
      const own = subjects.get(page);
      for (const { key, pointer } of longTexts(page)) {
        const other = holders.get(key);
        if (!other) holders.set(key, page);
        else if (other !== page && (isDraft(page) || (own && subjects.has(other))) && !isClone(page, other)) {
          const message = `The same words are in ${other.file}. Write what is true of this page alone.`;
          yield { file: page.file, pointer, message };
        }
      }
      if (own && !clones.some((found) => found.page === page)) yield* foreignNames(page, own, site, subjects);
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

/** Questions, answers, labels and headings that name what one other page is about, and not what this one is. */
function* foreignNames(
  page: PageContent,
  own: Subject,
  { pages }: SiteContent,
  subjects: ReadonlyMap<PageContent, Subject>,
) {
  const headings = headingsOf(page).filter(({ level }) => level > 1);
  const plain = walkWords("Page", page.data).filter(
    ({ value, pointer }) => value.trimEnd().endsWith("?") || isLabelOfAction(page, pointer),
  );
  const long = page.values.filter(({ kind }) => kind === "RichText").map(({ pointer, value }) => ({ pointer, value }));
  const texts = new Map(
    [...headings.map(({ pointer, text }) => ({ pointer, value: text })), ...plain, ...long].map((text) => [
      text.pointer,
      text.value,
    ]),
  );
  const others = pages.flatMap((other) => {
    const subject = subjects.get(other);
    const counts = subject && subject.name === own.name && (isDraft(page) || !isDraft(other));
    return counts && subject.value !== own.value && subject.isDistinct ? [{ other, subject }] : [];
  });
  for (const [pointer, value] of texts) {
    const [first, second] = others.filter(({ subject }) => subject.isNamedIn(value));
    if (!first || second || own.isSaidIn(value) || COMPARES.test(value) || /\]\(\//.test(value)) continue;
    const message = `This speaks of "${first.subject.value}", and this page is about "${own.value}". Is it left over from ${first.other.file}?`;
    yield { file: page.file, pointer, piece: first.subject.isNamedIn(value), message };
  }
}
