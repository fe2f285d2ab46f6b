import { parentPointer, valueAt } from "../../base/pointer";
import { findingsAt, type Rules } from "../check/rule";
import type { SiteContent } from "../model/siteContent";

export default {
  "links/two-labels": (site) =>
    findingsAt(buttons(site), ({ label, first }) =>
      sameAction(label, first)
        ? undefined
        : `A button of this page that leads to the same place says "${first}". Give both the same name, or visitors will think that they are two things.`,
    ),
} satisfies Rules;

/** Every button that leads away from the site, with the label of the first button on its page with the same target. */
function* buttons({ pages }: SiteContent) {
  for (const { file, data, values } of pages) {
    const firsts = new Map<string, string>();
    for (const { kind, pointer: to, value } of values) {
      if (kind !== "Href" || !/^(?:https|tel|mailto):/.test(value)) continue;
      const pointer = `${parentPointer(to)}/label`;
      const label = valueAt(data, pointer);
      if (typeof label !== "string") continue;
      const first = firsts.get(value);
      if (first === undefined) firsts.set(value, label);
      else yield { file, pointer, label, first };
    }
  }
}

/** Whether labels name one action: same first word, all words of one in the other, or one is a phone number. */
function sameAction(one: string, other: string): boolean {
  const [words, others] = [labelWords(one), labelWords(other)];
  return words[0] === others[0] || within(words, others) || within(others, words) || [one, other].some(hasNumber);
}

const labelWords = (label: string) => label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const within = (words: string[], others: string[]) => words.every((word) => others.includes(word));
const hasNumber = (label: string) => label.replace(/\D/g, "").length >= 7;
