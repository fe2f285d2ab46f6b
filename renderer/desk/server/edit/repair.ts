import { certainSplice, suggestedSplice } from "../../../authoring/certainSplice";
import { fixedText } from "../../../authoring/fixedText";
import { attempt } from "../../../base/attempt.mjs";
import { fillPlaceholders, hasPlaceholder, onlyPlaceholder } from "../../../base/placeholders";
import type { Problem } from "../../../base/problem";
import type { ContentFile, SiteContent } from "../../../content/model/siteContent";

/** What one press of a button does about a problem. */
interface Repair {
  /** For the button. */
  words: string;
  /** The file's text after it. */
  text: string;
}

/**
 * The repair that a problem suggests: the marked words become the suggestion, and every other value of the file stays
 * what it is. A person presses the button, so the suggestion need not be certain, as it must be for `npm run fix`.
 *
 * @returns undefined if the problem suggests nothing, or the file cannot be changed like that
 */
export function repairOf(
  { file, text }: ContentFile,
  problem: Problem,
  facts: SiteContent["facts"],
): Repair | undefined {
  const splice = certainSplice(text, problem) ?? suggestedSplice(text, problem);
  const fixed = splice && attempt(() => fixedText(file, text, [{ problem, splice }]));
  return fixed === undefined || !splice ? undefined : { words: wordsOf(splice.text, facts), text: fixed };
}

/** With the values of facts, not their names. */
function wordsOf(written: string, facts: SiteContent["facts"]): string {
  const suggestion = written.replace(/^(["'])(.*)\1$/, "$2");
  const value = fillPlaceholders(suggestion, ({ name, piece }) => facts.get(name) ?? piece);
  const name = onlyPlaceholder(suggestion)?.name;
  if (hasPlaceholder(value)) return "Use the fact";
  if (name === undefined) return `Write “${value}”`;
  return name.startsWith("price") ? `Use ${value} from the price book` : `Use the fact “${value}”`;
}
