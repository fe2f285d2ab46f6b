import type { Rules } from "../check/rule";
import { markdownIn } from "../markdown/markdownIn";
import { filesOf } from "../model/siteContent";

/** Markdown or HTML beyond formatted words: blocks do the rest. */
export default {
  *"markdown/not-allowed"(site) {
    for (const file of filesOf(site)) {
      for (const { kind, pointer, forbidden } of markdownIn(file)) {
        const more = kind === "RichText" ? ", paragraphs and lists" : "";
        for (const { what, piece } of forbidden) {
          const message = `A text cannot contain ${what}. It can have *emphasis*, **strong**, \`code\` and [links](/services)${more}; put a \\ before a character that visitors should see.`;
          yield { file: file.file, pointer, piece, message };
        }
      }
    }
  },
} satisfies Rules;
