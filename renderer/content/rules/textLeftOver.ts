import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { rememberPerFile } from "../model/fileResults";
import { isDraft, type PageContent } from "../model/siteContent";
import { headingsOf } from "../pages/pageBlocks";
import { wordsUnderVars } from "../site/subjects";

/** The texts about the whole page. Other texts may mention another style or town. */
const HEAD = ["/title", "/description", "/breadcrumb"];

/**
 * A title, description, breadcrumb, main heading or address that names another page's subject, by its `vars`, and not
 * its own: text copied from the original page of a clone.
 */
export default {
  *"text/left-over"({ pages }) {
    const suspected = pages.filter((page) => suspectsIn(page).length > 0);
    if (suspected.length === 0) return;
    const values = knownValues(pages);
    const firsts = new Set([...values.values()].map(({ value }) => plain(value).split(" ")[0] ?? ""));
    for (const page of suspected) {
      for (const { name, own, pointer, text } of suspectsIn(page)) {
        const other = runsOf(text, firsts).flatMap((run) => values.get(`${name} ${run}`) ?? []);
        // A published page cannot contain text from a draft, but a draft may be its clone.
        const found = other.find(
          ({ value, page: from }) => !hasPhrase(own, value) && (isDraft(page) || !isDraft(from)),
        );
        if (!found) continue;
        const { value, page: from } = found;
        const what = pointer === "" ? "The file name" : "This";
        const message = `${what} says "${value}", but the ${name} of this page is "${own}". Is it left over from ${from.file}?`;
        yield { file: page.file, pointer, piece: asWritten(text, value), message };
      }
    }
  },
} satisfies Rules;

/**
 * The texts about the whole page that do not name its own subject, each with the name and the value of that. The file
 * name cannot be marked in the file, so it is reported at the first line.
 */
const suspectsIn = rememberPerFile(
  "heads without own subject",
  (page: PageContent) => {
    const texts = HEAD.map((pointer) => ({ pointer, text: valueAt(page.data, pointer) }));
    const main = headingsOf(page).filter(({ level }) => level === 1);
    const address = { pointer: "", text: page.route.replaceAll("-", " ") };
    return wordsUnderVars(page).flatMap(([name, own]) =>
      [...texts, ...main, address].flatMap(({ pointer, text }) =>
        // The first word of a name is enough: "full grooming" is a full groom.
        typeof text !== "string" || hasPhrase(text, own.split(/\s/)[0] ?? own) ? [] : [{ name, own, pointer, text }],
      ),
    );
  },
  { warns: true },
);

/** The first page with each value under `vars`, by `name value` in plain words. */
function knownValues(pages: PageContent[]) {
  const values = new Map<string, { value: string; page: PageContent }>();
  for (const page of pages) {
    for (const [name, value] of wordsUnderVars(page)) {
      const key = `${name} ${plain(value)}`;
      if (!values.has(key)) values.set(key, { value, page });
    }
  }
  return values;
}

/**
 * Every run of up to five words of a text that begins with one of some words, longest first: one lookup each, however
 * many values there are.
 */
function runsOf(text: string, firsts: ReadonlySet<string>): string[] {
  const words = plain(text).split(" ");
  const starts = [...words.keys()].filter((at) => firsts.has(words[at] ?? ""));
  const lengths = [5, 4, 3, 2, 1];
  return lengths.flatMap((length) =>
    starts.filter((at) => at + length <= words.length).map((at) => words.slice(at, at + length).join(" ")),
  );
}

function asWritten(text: string, words: string): string {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? words : text.slice(start, start + words.length);
}

/** Whether a text contains these words, ignoring capitals and hyphens. */
function hasPhrase(text: string, words: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(words)} `);
}

function plain(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}
