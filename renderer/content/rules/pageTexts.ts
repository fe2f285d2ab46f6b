import { locate } from "../report/locate";
import type { Rule } from "../rule";
import { reachedRoutes } from "../site/links";
import { NOT_FOUND } from "../site/routes";
import type { PageContent } from "../siteContent";

/** The texts of a page that search engines show. */
type PageText = "title" | "description";

/** Google cuts a title at about 600 pixels, some 60 characters, and a description at about 920, some 160. */
export default [
  { name: "titles/length", ...lengthRule("title", 30, 60, "Say what and where.") },
  {
    name: "descriptions/length",
    ...lengthRule("description", 70, 160, "Add a fact that makes a client choose this page."),
  },
  { name: "titles/unique", ...uniqueRule("title") },
  { name: "descriptions/unique", ...uniqueRule("description") },
] satisfies Rule[];

/** Pages whose filled-in text is shorter or longer than search engines show; they never show the not-found page. */
function lengthRule(property: PageText, least: number, most: number, tooShort: string): Omit<Rule, "name"> {
  return {
    severity: "warning",
    *check({ pages }) {
      for (const page of pages) {
        const text = textOf(page, property);
        // An unknown name is reported elsewhere, and leaves the length open.
        if (text === undefined || text.includes("${") || page.route === NOT_FOUND) continue;
        const length = [...text].length;
        if (length >= least && length <= most) continue;
        const advice = length < least ? tooShort : "Search engines cut the rest off.";
        const message = `This ${property} has ${length} characters with its facts filled in; ${least} to ${most} are good. ${advice}`;
        yield { file: page.file, pointer: `/${property}`, message };
      }
    },
  };
}

/** Pages whose filled-in text is the same as another's, ignoring capitals and spaces. */
function uniqueRule(property: PageText): Omit<Rule, "name"> {
  const pointer = `/${property}`;
  return {
    severity: "error",
    inDrafts: "warning",
    *check(site) {
      const firsts = new Map<string, { page: PageContent; line?: number }>();
      let reached: Set<string> | undefined;
      for (const page of site.pages) {
        const key = textOf(page, property)?.replace(/\s+/g, " ").toLowerCase();
        if (key === undefined) continue;
        let first = firsts.get(key);
        let copy = first && page;
        if (first) {
          reached ??= reachedRoutes(site);
          // No page links to a new copy yet, whatever its name: report the copy and not its original.
          if (!reached.has(first.page.route) && reached.has(page.route)) {
            copy = first.page;
            first = undefined;
          }
        }
        if (!first) {
          first = { page };
          firsts.set(key, first);
        }
        if (!copy) continue;
        first.line ??= locate(first.page.text, pointer).line;
        const message = `This ${property} is also that of ${first.page.file}, line ${first.line}. Search engines need a different one on every page.`;
        yield { file: copy.file, pointer, message };
      }
    },
  };
}

function textOf({ data }: PageContent, property: PageText): string | undefined {
  const text = (data as Record<string, unknown> | undefined)?.[property];
  return typeof text === "string" ? text.trim() || undefined : undefined;
}
