import type { ConfigData } from "html-validate";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { attempt } from "../../../base/attempt.mjs";
import type { Rules } from "../../check/rule";
import type { BuiltPage } from "../builtSite";
import { originOf } from "../origin";

export default {
  /** HTML standard, 3.2.6: an id is unique in its document. */
  *"built/duplicate-id"(built) {
    const seen = new Set<string>();
    for (const element of built.document.querySelectorAll("[id]")) {
      const { id } = element;
      if (seen.has(id)) {
        const message = `The id "${id}" is on the built page more than once.`;
        yield { ...originOf(element.parentElement ?? element, built, id), message };
      }
      seen.add(id);
    }
  },
  // WCAG 2.2, technique G141: a heading is at most one level below the one before it.
  *"built/heading-order"(built) {
    let before = 0;
    for (const heading of built.document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")) {
      const level = Number(heading.localName.slice(1));
      const text = heading.textContent?.trim() ?? "";
      if (level > before + 1) {
        const above = before === 0 ? "no heading" : `a heading of level ${before}`;
        const message = `"${text}" is a heading of level ${level} below ${above}.`;
        yield { ...originOf(heading, built, text), message };
      }
      before = level;
    }
  },
  *"built/one-h1"(built) {
    const [first, ...more] = built.document.querySelectorAll("h1");
    if (!first) yield { file: built.page.file, pointer: "", message: "The built page has no main heading." };
    for (const heading of more) {
      const text = heading.textContent?.trim() ?? "";
      const message = `"${text}" is one more main heading beside "${first?.textContent?.trim()}".`;
      yield { ...originOf(heading, built, text), message };
    }
  },
  /** WCAG 2.2, 1.1.1: a picture has a text alternative, or an empty `alt` if it needs none. */
  *"built/missing-alt"(built) {
    for (const picture of built.document.querySelectorAll("img")) {
      const alt = picture.getAttribute("alt");
      const link = picture.closest("a, button");
      const silent = link && !link.textContent?.trim() && !link.getAttribute("aria-label");
      if (alt || (alt === "" && !silent)) continue;
      const what = alt === null ? "has no alt text" : "is all that its link contains, and its alt text is empty";
      yield { ...originOf(picture, built), message: `A picture of the built page ${what}.` };
    }
  },
  /** Markup that the HTML standard does not allow, by https://html-validate.org. */
  *"built/invalid-html"(built) {
    const { results } = validator.validateStringSync(built.html, built.page.file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      // If only escapes could select the element's id, mark the page itself.
      const element = attempt(() => built.document.querySelector(selector ?? "body")) ?? built.document.body;
      const words = `The built page is not valid HTML (${ruleId}): ${message}.`;
      yield { ...originOf(element, built), message: words };
    }
  },
} satisfies Rules<BuiltPage>;

/** The rules of html-validate for built pages: its recommended ones, except those that are a matter of style here. */
const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `inert=""`, `hidden=""`, `srcSet`, ids such as `_R_5aea_0`. All are valid.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // Safari drops the role of a table or list whose `display` CSS changes: the explicit role restores it.
    "no-redundant-role": "off",
    // A list may be named by its heading: WAI-ARIA 1.2 only prohibits names of roles such as `generic`.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // CSS prevents line breaks in phone numbers, so that they are copied as written.
    "tel-non-breaking": "off",
    // Our own rules report these, in a marketer's words.
    "heading-level": "off",
    "no-dup-id": "off",
  },
};

const loader = new StaticConfigLoader(htmlRules);
const merged = loader.getConfigFor("");
// It would merge its rules again for each page, which is half of its work.
loader.getConfigFor = () => merged;

export const validator = new HtmlValidate(loader);
