import { isGroup } from "../../base/groups";
import type { Rules } from "../check/rule";
import { englishLabels } from "../site/labels";

export default {
  /** One warning for all of them: a site in a language without a pack has some eighty. */
  *"labels/english"({ site }) {
    if (!site || !isGroup(site.data)) return;
    const names = englishLabels(site.data);
    if (names.length === 0) return;
    const many = names.length === 1 ? "1 label is" : `${names.length} labels are`;
    const message = `${many} still English: ${names.join(", ")}. Write those that your pages show under labels.`;
    yield { file: site.file, pointer: "/language", message };
  },
} satisfies Rules;
