import { markdownIn } from "../load/markdown/markdownIn";
import { hero, type Rule } from "../rule";
import { filesOf } from "../siteContent";

/** Markdown, or HTML, that goes beyond words: blocks do the rest. */
export default {
  name: "markdown/not-allowed",
  severity: "error",
  sentence: "A text has *emphasis*, **strong** and [links](/services); longer texts have paragraphs and lists too.",
  why: "Everything else is a block's work: in a text it would come out as signs, or open the page to foreign code.",
  fix: "Use a block for it; put a \\ before a sign that is only a sign.",
  good: hero("lead: Small, **medium** or large."),
  bad: hero("lead: Small, <b>medium</b> or large."),
  *check(site) {
    for (const file of filesOf(site)) {
      for (const { kind, pointer, forbidden } of markdownIn(file)) {
        const more = kind === "RichText" ? ", paragraphs and lists" : "";
        for (const { what, piece } of forbidden) {
          const message = `A text cannot hold ${what}. It can have *emphasis*, **strong** and [links](/services)${more}; put a \\ before a sign that is only a sign.`;
          yield { file: file.file, pointer, piece, message };
        }
      }
    }
  },
} satisfies Rule;
