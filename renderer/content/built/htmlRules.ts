import type { ConfigData } from "html-validate";

/** What html-validate holds built pages to: all that it recommends, but for what is a matter of taste here. */
export const htmlRules: ConfigData = {
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `inert=""`, `hidden=""`, `srcSet`, ids such as `_R_5aea_0`. The standard allows each.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // Safari forgets what a table and a list are where CSS changes their `display`: the roles bring it back.
    "no-redundant-role": "off",
    // A list may be named by its heading: WAI-ARIA 1.2 prohibits names only of roles such as `generic`.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A phone number breaks nowhere by CSS, and is copied as it was written.
    "tel-non-breaking": "off",
    // Where no form service is chosen, the button opens a note that says so: there is nothing to submit to.
    "wcag/h32": "off",
    // Rules of our own report these, in a marketer's words.
    "heading-level": "off",
    "no-dup-id": "off",
  },
};
