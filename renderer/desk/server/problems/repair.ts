import { certainSplice, suggestedSplice } from "../../../authoring/certainSplice";
import { fixedText } from "../../../authoring/fixedText";
import { openYaml } from "../../../authoring/yaml/openYaml";
import { attempt } from "../../../base/attempt.mjs";
import { fillPlaceholders, hasPlaceholder, onlyPlaceholder } from "../../../base/placeholders";
import { valueAt } from "../../../base/pointer";
import type { Problem, Repair } from "../../../base/problem";
import type { ContentFile, SiteContent } from "../../../content/model/siteContent";
import { entriesOf } from "../../../content/site/prices/entries";
import type { TextRepair } from "../../protocol/edits";
import { factInWords, inWords } from "../../protocol/inWords";

type FileText = Pick<ContentFile, "file" | "text">;

/**
 * The repairs that a problem suggests: the marked words become the suggestion or one of the candidates, and every other
 * value of the file stays what it is. A person presses the button, so a suggestion need not be certain, as it must be for
 * `npm run fix`.
 *
 * @returns each with the file's text after it; none if nothing is suggested, or the file cannot be changed like that
 */
export function repairsOf(
  { file, text }: FileText,
  problem: Problem,
  site: SiteContent,
): (Repair & { text: string })[] {
  const { suggestion, candidates = suggestion === undefined ? [] : [suggestion] } = problem;
  return candidates.flatMap((write) => {
    const meant = { ...problem, suggestion: write };
    const splice = certainSplice(text, meant) ?? suggestedSplice(text, meant);
    const fixed = splice && attempt(() => fixedText(file, text, [{ problem: meant, splice }]));
    if (fixed === undefined || !splice) return [];
    return [{ words: wordsOf(splice.text, site, candidates.length > 1), write, text: fixed }];
  });
}

/** The same for the field of a text: with the whole text after each. */
export function textRepairsOf(file: FileText, problem: Problem, site: SiteContent): TextRepair[] {
  return repairsOf(file, problem, site).flatMap(({ words, text }) => {
    const value = attempt(() => valueAt(openYaml(file.file, text).data, problem.pointer));
    return typeof value === "string" ? [{ words, value }] : [];
  });
}

/**
 * With the values of facts, not their names.
 *
 * @param several whether others may be meant: then it also says what the fact is about
 */
function wordsOf(written: string, site: SiteContent, several: boolean): string {
  const suggestion = written.replace(/^(["'])(.*)\1$/, "$2");
  const value = fillPlaceholders(suggestion, ({ name, piece }) => site.facts.get(name) ?? piece);
  const name = onlyPlaceholder(suggestion)?.name;
  if (hasPlaceholder(value)) return "Use the fact";
  if (name === undefined) return `Write “${value}”`;
  const [group = "", ...id] = name.split(".");
  const entry = several ? entriesOf(site).find((one) => one.id === id.join(".")) : undefined;
  if (entry)
    return `Use ${value} of ${[entry.service, inWords(entry.option).toLowerCase()].filter(Boolean).join(", ")}`;
  if (group.startsWith("price")) return `Use ${value} from the price book`;
  return several ? `Use “${value}”: ${factInWords(name).replace(/^facts, /, "")}` : `Use the fact “${value}”`;
}
