import { type CommonOptions, isCancel, text } from "@clack/prompts";
import { Cancelled } from "../../renderer/content/couldNotRun";

/** Typed at the end of any answer, it leads back to the question before. */
export const BACK = "<";

export interface Question {
  /** Of its answer. */
  name: string;
  message: string;
  /** The answer that was given beforehand: it is not asked. */
  given: string | undefined;
  /** Whether it is left out, by what was answered before. */
  skip?: () => boolean;
  /** The answer to start from. */
  before: () => string;
  error: (answer: string) => string | undefined;
  /** What takes longer to find out than a key is pressed. */
  slowError?: (answer: string) => Promise<string | undefined>;
}

/**
 * Asks one question after the other. Answers stay as they are where a person goes back and forth.
 *
 * @param answers by name; filled in as they come
 * @param terminal to ask in
 * @returns whether all are answered; false where the person went back from the first
 * @throws Cancelled where the person leaves
 */
export async function askInTurn(
  questions: Question[],
  answers: Map<string, string>,
  terminal: CommonOptions,
): Promise<boolean> {
  const asked: number[] = [];
  for (let at = 0; at < questions.length; at++) {
    const question = questions[at] as Question;
    if (question.given !== undefined) answers.set(question.name, question.given);
    if (question.given !== undefined || question.skip?.()) continue;
    const answer = await ask(question, answers.get(question.name) ?? question.before(), terminal);
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

/** @returns undefined for the way back */
async function ask(question: Question, initialValue: string, terminal: CommonOptions): Promise<string | undefined> {
  const { message, error, slowError } = question;
  const leadsBack = (value: string | undefined) => (value ?? "").trim().endsWith(BACK);
  const validate = (value: string | undefined) => (leadsBack(value) ? undefined : error((value ?? "").trim()));
  let said = message;
  for (let start = initialValue; ; ) {
    const answer = await text({ message: said, initialValue: start, validate, ...terminal });
    if (isCancel(answer)) throw new Cancelled("No page was made.");
    if (leadsBack(answer)) return undefined;
    const words = answer.trim();
    const wrong = await slowError?.(words);
    if (wrong === undefined) return words;
    said = `${wrong}\n${message}`;
    start = words;
  }
}
