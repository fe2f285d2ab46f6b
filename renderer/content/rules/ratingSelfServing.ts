import type { Site } from "../../contract/types.generated";
import type { Rules } from "../check/rule";

/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines: "self-serving" */
export default {
  *"rating/self-serving"({ site }) {
    if (!site || (site.data as Partial<Site> | undefined)?.rating?.publish !== true) return;
    const message =
      "The business's rating of itself is published to search engines, and Google shows no stars for it: https://developers.google.com/search/docs/appearance/structured-data/review-snippet. With publish: false the pages still show it.";
    yield { file: site.file, pointer: "/rating/publish", message };
  },
} satisfies Rules;
