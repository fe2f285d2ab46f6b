import { isGroup } from "../../base/groups";
import { nearestName } from "../../base/nearest";
import { childPointer, valueAt } from "../../base/pointer";
import { englishName } from "../../languages/languageIn";
import type { Rules } from "../check/rule";
import { languagesOf } from "../model/languages";

export default {
  *"collections/language"({ site, collections = [] }) {
    if (!site) return;
    const { main, others } = languagesOf(site.data);
    for (const { file, data } of collections) {
      const translations = valueAt(data, "/translations");
      for (const code of isGroup(translations) ? Object.keys(translations) : []) {
        if (others.includes(code)) continue;
        const suggestion = meantBy(code, others);
        const message =
          code === main
            ? `Pages in ${englishName("language", code)} show the name and the description above. Write them there, and delete these lines.`
            : `This site has no language ${code}. ${hintFor(suggestion, others)}`;
        const place = { pointer: childPointer("/translations", code), at: "key" } as const;
        yield { file, ...place, message, ...(code !== main && suggestion !== undefined && { suggestion }) };
      }
    }
  },
} satisfies Rules;

/** The language of a site that is meant by a code or a name that it does not have, such as `es` by `es-MX` or Spanish. */
function meantBy(written: string, codes: string[]): string | undefined {
  const bare = (code: string) => code.toLowerCase().split("-")[0];
  const names = new Map(codes.map((code) => [englishName("language", code), code]));
  const sameLanguage = codes.find((code) => bare(code) === bare(written));
  return sameLanguage ?? nearestName(written, codes) ?? names.get(nearestName(written, names.keys()) ?? "");
}

function hintFor(suggestion: string | undefined, codes: string[]): string {
  if (suggestion !== undefined) return `Did you mean ${suggestion}?`;
  const known =
    codes.length === 0 ? "All its pages are in one language" : `Beside its main one it has: ${codes.join(", ")}`;
  return `${known}. Delete these lines, or add the language to languages in site.yaml.`;
}
