import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { htmlRules } from "../htmlRules";
import { originOf } from "../origin";

/** Markup that the HTML standard does not allow, as https://html-validate.org finds it. */
export default {
  *"built/invalid-html"({ pages, content }) {
    const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
    for (const built of pages) {
      const { results } = validator.validateStringSync(built.html, built.page.file);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        const element = elementAt(built.document, selector) ?? built.document.body;
        yield {
          ...originOf(element, built, content),
          message: `The built page is no valid HTML (${ruleId}): ${message}.`,
        };
      }
    }
  },
} satisfies Rules<BuiltSite>;

function elementAt(document: Document, selector: string | null): Element | null {
  try {
    return selector === null ? null : document.querySelector(selector);
  } catch {
    // An id that only escapes could name: the page itself is marked.
    return null;
  }
}
