import { type CommonOptions, log } from "@clack/prompts";
import { attempt } from "../../renderer/base/attempt.mjs";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { writtenLanguage } from "../../renderer/languages/labels";
import { englishName } from "../../renderer/languages/languageIn";
import { askInTurn, BACK, type Question } from "../authoring/askInTurn";
import {
  lawOf,
  NOTICE,
  type Read,
  readCountry,
  readEmail,
  readKind,
  readLanguage,
  readPhone,
  readTrade,
  readWords,
  type SiteAnswers,
  TRADES,
  townParts,
  WORDS,
} from "./answers";

/** What was given by flags, as it was typed. */
export type Given = Partial<Record<keyof SiteAnswers, string>>;

/** A question for a part of a new site. `read` makes the value of an answer, given those before. */
interface SiteQuestion {
  name: keyof SiteAnswers;
  message: string;
  /** Only in a country whose law asks for it. */
  isLegal?: true;
  /** Only for a local business, or only for the others; for every site when left out. */
  of?: "local" | "others";
  read: (text: string, before: Map<string, string>) => Read;
  /** The answer of most, if there is one. */
  usual?: (before: Map<string, string>) => string;
  /** Whether an answer may be empty: a placeholder is written then. */
  empty?: true;
}

const QUESTIONS: SiteQuestion[] = [
  {
    name: "name",
    message: "What is it called?",
    read: (text) => readWords(text, "The name"),
  },
  {
    name: "language",
    message: "Which language are the pages in? Its name, or such as de",
    read: readLanguage,
    usual: () => machineLocale().language,
  },
  {
    name: "second",
    message: "Which second language, if any? Empty for one language",
    read(text, before) {
      const second = readLanguage(text);
      // Portuguese of Brazil and that of Portugal are two.
      const [own, other] = [before.get("language"), "value" in second && second.value].map(spokenIn);
      const isSame = own === other;
      return isSame ? { error: "The pages are in this language already. Write another one, or nothing." } : second;
    },
    empty: true,
  },
  {
    name: "country",
    message: "In which country is it? Its name, or such as DE",
    read: (text, before) => readCountry(text, before.get("language")),
    usual: (before) => usualCountry(before.get("language") ?? "en"),
  },
  {
    name: "kind",
    message: "What is it? local (people visit or call it), organization (without an address) or product (software)",
    read: readKind,
    usual: () => "local",
  },
  {
    name: "trade",
    message: `What kind of business? ${TRADES.join(", ")} or other`,
    of: "local",
    read: readTrade,
    usual: () => "other",
  },
  {
    name: "town",
    message: "In which town? Its postal code may be with it, such as 93047 Regensburg",
    of: "local",
    read: (text) => readWords(text, "The town"),
  },
  {
    name: "phone",
    message: "Which phone number do people call? Empty for later",
    of: "local",
    read: (text, before) => readPhone(text, before.get("country") ?? ""),
    empty: true,
  },
  {
    name: "email",
    message: "Which e-mail address gets the messages? Empty for later",
    read: readEmail,
    empty: true,
  },
  {
    name: "about",
    message: "What does it do, in one sentence in the language of the pages? Empty for later",
    of: "others",
    read: (text) => readWords(text, "The sentence"),
    empty: true,
  },
  ...NOTICE.map(
    ([name, question]): SiteQuestion => ({
      name,
      message: `For the legal notice: ${question} Empty for later`,
      empty: true,
      isLegal: true,
      read: (text) => readWords(text, "The answer"),
    }),
  ),
];

/**
 * The answers about a new site: those that were given, and the others asked in a terminal or, without one, the usual ones.
 *
 * @throws CouldNotRun for a wrong or missing answer where nobody is asked, Cancelled if the person cancels
 */
export async function answersFor(given: Given, isAsked: boolean, terminal: CommonOptions = {}): Promise<SiteAnswers> {
  const answers = new Map<string, string>();
  const isSkipped = ({ of, isLegal, name }: SiteQuestion) =>
    (of !== undefined && (readOr(answers, "kind") === "local") !== (of === "local")) ||
    (isLegal === true && lawOf(readOr(answers, "country")).fields?.[name] === undefined);
  if (isAsked) {
    log.message(`Type ${BACK} at the end of an answer to go back to the question before.`, terminal);
    const questions = QUESTIONS.map((question) => asQuestion(question, given, answers, () => isSkipped(question)));
    while (!(await askInTurn(questions, answers, terminal, "No site was made."))) {
      if (questions.every((question) => question.given !== undefined)) break;
    }
  }
  const found: Record<string, string> = {};
  for (const question of QUESTIONS) {
    const { name, read, usual, empty, of } = question;
    if (isSkipped(question)) continue;
    const text = answers.get(name) ?? given[name] ?? usual?.(answers) ?? (empty && "");
    if (text === undefined)
      throw new CouldNotRun(
        `Without a terminal to ask in, --${name} must be given${of ? ` for ${of === "local" ? "a local business" : "this kind"}` : ""}. See npm run init -- --help.`,
      );
    if (text === "" && empty) continue;
    const result = read(text, answers);
    if ("error" in result) throw new CouldNotRun(result.error);
    answers.set(name, result.value);
    found[name] = result.value;
  }
  const { language = "en", country = "US" } = found;
  const tag = regionOf(language) ? language : `${language}-${country}`;
  const usual = { second: "", trade: "other", phone: "", email: "", about: "" };
  const notice = Object.fromEntries(NOTICE.map(([name]) => [name, ""]));
  return { ...usual, ...notice, ...found, ...townParts(found.town ?? ""), language: tag } as SiteAnswers;
}

function asQuestion(
  { name, message, read, usual, empty }: SiteQuestion,
  given: Given,
  answers: Map<string, string>,
  skip: () => boolean,
): Question {
  const error = (text: string) => {
    if (text === "" && empty) return undefined;
    const result = read(text, withValues(answers));
    return "error" in result ? result.error : undefined;
  };
  const known = given[name];
  // A wrong flag is asked again.
  const right = known !== undefined && error(known) === undefined ? known : undefined;
  return { name, message, error, skip, given: right, before: () => usual?.(withValues(answers)) ?? "" };
}

/** The answers so far as values: `Germany` as `DE`. */
function withValues(answers: Map<string, string>): Map<string, string> {
  return new Map([...answers].map(([name]) => [name, readOr(answers, name as keyof SiteAnswers)]));
}

function readOr(answers: Map<string, string>, name: keyof SiteAnswers): string {
  const text = answers.get(name) ?? (name === "kind" ? "local" : "");
  const question = QUESTIONS.find((one) => one.name === name);
  const result = name === "country" ? readCountry(text) : question?.read(text, answers);
  return result && "value" in result ? result.value : text;
}

/** What the texts in a language are written in, or the language itself without its country. */
const spokenIn = (tag: string | false = "en") => tag && (writtenLanguage(tag, WORDS) ?? tag.split("-")[0]);

const regionOf = (tag = "en") => attempt(() => new Intl.Locale(tag).region);

/** The language and country of this machine. */
function machineLocale(): { language: string; region?: string } {
  const { language, region } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale);
  return { language, region };
}

/** The country of a language: its own, this machine's if it speaks it, or the one where most people do. */
function usualCountry(language: string): string {
  const own = regionOf(language);
  const machine = machineLocale();
  if (own) return own;
  if (machine.language === language && machine.region) return machine.region;
  return new Intl.Locale(language).maximize().region ?? "";
}

/** What is said of a language whose words are not there. @param tag a BCP 47 tag */
export function wordsNote(tag: string): string | undefined {
  const { language } = new Intl.Locale(tag);
  const name = englishName("language", language);
  return writtenLanguage(tag, WORDS)
    ? undefined
    : `The first texts are in English: there are none in ${name} yet. Write over them, and add a file to scripts/starter/words for the next site.`;
}
