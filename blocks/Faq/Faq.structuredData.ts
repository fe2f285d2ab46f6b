import { plainText } from "../../renderer/contract/richText";
import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Faq } from "../../renderer/contract/types.generated";

/** The questions as a FAQPage: https://schema.org/FAQPage */
export default (({ id, items }, { url, pageId }) => [
  {
    "@type": "FAQPage",
    "@id": `${url}#${id}`,
    isPartOf: { "@id": pageId },
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  },
]) satisfies StructuredData<Faq>;
