import { type PageQuestion, pageQuestions, varsOf } from "../../../authoring/pageQuestions";
import { sourceTexts } from "../../../authoring/sourceTexts";

import { placeholdersIn } from "../../../base/placeholders";
import { escapeRegExp } from "../../../base/slug";
import { Facts } from "../../../content/facts/facts";
import type { PageContent, SiteContent } from "../../../content/model/siteContent";
import type { Answers, AskedQuestion } from "../../protocol/pages";

/** The questions whose answers name no fact. */
const PLAIN = /^(?:route|image|var .*)$/;

/**
 * The questions about a new page, with their suggestions and errors in the words that people read.
 *
 * @param typed the answers so far
 * @param folder the collection to which the new page is added
 * @returns also the answers as they are written in a file, where facts are their names; suggestions included
 */
export function askPage(site: SiteContent, source: PageContent, typed: Answers, folder?: string) {
  const written = new Map<string, string>();
  const questions = pageQuestions(site, source, written, folder);
  const texts = sourceTexts(source);
  const given = (question: PageQuestion) => typed[question.name]?.trim();
  // The values of `vars` first: the other answers are read with them.
  for (const question of questions) {
    const words = given(question);
    if (words === undefined) continue;
    const facts = factsWith(site, varsOf(texts, written));
    written.set(question.name, PLAIN.test(question.name) ? words : withFacts(words, question.before(), facts));
  }
  const facts = factsWith(site, varsOf(texts, written));
  const asked = questions.flatMap((question): AskedQuestion[] => {
    if (question.skip?.()) {
      written.delete(question.name);
      return [];
    }
    const { name, message: label, before } = question;
    const suggestion = before();
    if (!written.has(name)) written.set(name, suggestion);
    const error = question.error(written.get(name) ?? "");
    const kind = name === "image" ? "picture" : name === "description" ? "lines" : "line";
    return [{ name, label, kind, suggestion: inWords(suggestion, facts), ...(error && { error }) }];
  });
  return { asked, written };
}

const factsWith = (site: SiteContent, vars: Record<string, string>) =>
  Facts.ofSite(site.site?.data as Record<string, unknown> | undefined).withVars(vars);

const inWords = (written: string, facts: Facts) => facts.fill(written, () => {});

/** Typed words with the facts of the suggestion that they still say: a changed sentence keeps its town and its price. */
function withFacts(words: string, suggestion: string, facts: Facts): string {
  if (words === inWords(suggestion, facts)) return suggestion;
  let rest = words;
  let written = "";
  for (const { piece } of placeholdersIn(suggestion)) {
    const value = inWords(piece, facts).trim();
    const found = value && new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, "u").exec(rest);
    if (!found) continue;
    written += rest.slice(0, found.index) + piece;
    rest = rest.slice(found.index + value.length);
  }
  return written + rest;
}
