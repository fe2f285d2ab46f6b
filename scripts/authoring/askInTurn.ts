import { type CommonOptions, isCancel, text } from "@clack/prompts";
import type { PageQuestion } from "../../renderer/authoring/pageQuestions";
import { Cancelled } from "../../renderer/base/couldNotRun";

/** Typed at the end of any answer, it leads back to the question before. */
export const BACK = "<";

export interface Question extends PageQuestion {
  /** An answer that was given beforehand: then the question is not asked. */
  given: string | undefined;
  /** A check that takes too long to run at each key. */
  slowError?: (answer: string) => Promise<string | undefined>;
}

/**
 * Asks one question after the other. Answers are kept when a person goes back and forth.
 *
 * @param answers by name; filled in as they come
 * @param terminal to ask in
 * @param nothing what is said if the person cancels
 * @returns whether all are answered; false if the person went back from the first
 * @throws Cancelled if the person cancels
 */
export async function askInTurn(
  questions: Question[],
  answers: Map<string, string>,
  terminal: CommonOptions,
  nothing = "No page was made.",
): Promise<boolean> {
  const asked: number[] = [];
  for (let at = 0; at < questions.length; at++) {
    const question = questions[at] as Question;
    if (question.given !== undefined) answers.set(question.name, question.given);
    if (question.given !== undefined || question.skip?.()) continue;
    const answer = await ask(question, answers.get(question.name) ?? question.before(), terminal, nothing);
    if (answer !== undefined) {
      answers.set(question.name, answer);
      asked.push(at);
      continue;
    }
    const last = asked.pop();
    if (last === undefined) return false;
    at = last - 1;
  }
  return true;
}

/** @returns undefined to go back */
async function ask(
  question: Question,
  initialValue: string,
  terminal: CommonOptions,
  nothing: string,
): Promise<string | undefined> {
  const { message, error, slowError } = question;
  const leadsBack = (value: string | undefined) => (value ?? "").trim().endsWith(BACK);
  const validate = (value: string | undefined) => (leadsBack(value) ? undefined : error((value ?? "").trim()));
  let said = message;
  for (let start = initialValue; ; ) {
    const answer = await text({ message: said, initialValue: start, validate, ...terminal });
    if (isCancel(answer)) throw new Cancelled(nothing);
    if (leadsBack(answer)) return undefined;
    const words = answer.trim();
    const wrong = await slowError?.(words);
    if (wrong === undefined) return words;
    said = `${wrong}\n${message}`;
    start = words;
  }
}
