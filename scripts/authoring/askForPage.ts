import { autocomplete, type CommonOptions, isCancel, log } from "@clack/prompts";
import { addressError, pageAt, properAddress } from "../../renderer/authoring/addresses";
import { type NewPageOptions, type SourceTexts, sourceTexts } from "../../renderer/authoring/sourceTexts";
import { fileError, fileNamed } from "../../renderer/authoring/takePicture";
import { imageError, textError } from "../../renderer/authoring/textErrors";
import { Cancelled } from "../../renderer/base/couldNotRun";
import type { PageContent, SiteContent } from "../../renderer/content/model/siteContent";
import { askInTurn, BACK, type Question } from "./askInTurn";

type Given = Partial<NewPageOptions> & { from?: string };

/**
 * Asks for everything that a clone should change, with the original's values as defaults. `vars` come first:
 * with another town, most titles are right already.
 *
 * @param terminal to ask in; by default this process's own
 * @returns the picture as it was typed: a file of this computer, or one of the site's
 * @throws Cancelled if the person cancels
 */
export async function askForPage(
  site: SiteContent,
  given: Given,
  terminal: CommonOptions = {},
): Promise<{ source: PageContent; options: NewPageOptions }> {
  log.message(`Type ${BACK} at the end of an answer to go back to the question before.`, terminal);
  for (;;) {
    const source = pageAt(given.from ?? (await askSource(site, terminal)), site);
    const texts = sourceTexts(source);
    const answers = new Map<string, string>();
    const questions = questionsOf(site, source, texts, given, answers);
    if (await askInTurn(questions, answers, terminal)) return { source, options: optionsOf(texts, answers) };
  }
}

/** The questions: first those named `var town` and so on, then those named after the options. */
function questionsOf(
  site: SiteContent,
  source: PageContent,
  texts: SourceTexts,
  given: Given,
  answers: Map<string, string>,
): Question[] {
  const vars = () => varsOf(texts, answers);
  const words = (what: string) => (value: string) => textError(site, vars(), what, value);
  const plain = (name: "title" | "description" | "heading", message: string): Question => ({
    name,
    message,
    given: given[name],
    before: () => texts[name] ?? "",
    error: words(name),
  });
  const samePicture = () => answers.get("image") === texts.image && texts.alt !== undefined;
  return [
    ...Object.entries(texts.vars).map(([name, before]) => ({
      name: `var ${name}`,
      message: `${name}, for every \${${name}} on the page`,
      given: given.vars?.[name],
      before: () => before,
      error: (value: string) => textError(site, {}, name, value, false),
    })),
    {
      name: "route",
      message: "Address",
      given: given.route,
      before: () => newAddress(source.route, texts.vars, vars()),
      error: (value) => addressError(value, site),
    },
    plain("title", "Title"),
    plain("description", "Description"),
    ...(texts.heading === undefined ? [] : [plain("heading", "Heading")]),
    {
      name: "breadcrumb",
      message: "Short name in the breadcrumb",
      given: given.breadcrumb,
      before: () => texts.breadcrumb ?? "",
      error: (value) => (value === "" ? undefined : words("breadcrumb")(value)),
    },
    ...(texts.image === undefined ? [] : pictureQuestions(site, texts.image, given, words, samePicture)),
  ];
}

function pictureQuestions(
  site: SiteContent,
  before: string,
  given: Given,
  words: (what: string) => Question["error"],
  samePicture: () => boolean,
): Question[] {
  const outside = (value: string) => (imageError(site, value) === undefined ? undefined : fileNamed(value));
  return [
    {
      name: "image",
      message: "Picture: one of the site, or a file of this computer, dropped here or typed",
      given: given.image,
      before: () => before,
      error: (value) => (outside(value) ? undefined : imageError(site, value)),
      async slowError(value) {
        const file = outside(value);
        return file && fileError(file);
      },
    },
    {
      name: "alt",
      message: "What the picture shows",
      given: given.alt,
      skip: samePicture,
      before: () => "",
      error: words("alt text"),
    },
  ];
}

function varsOf(texts: SourceTexts, answers: Map<string, string>): Record<string, string> {
  const names = Object.keys(texts.vars);
  return Object.fromEntries(names.map((name) => [name, answers.get(`var ${name}`) ?? texts.vars[name] ?? ""]));
}

function optionsOf(texts: SourceTexts, answers: Map<string, string>): NewPageOptions {
  const { image = "", breadcrumb = "" } = Object.fromEntries(answers);
  const sameAlt = image === texts.image ? texts.alt : undefined;
  return {
    route: answers.get("route") ?? "",
    vars: varsOf(texts, answers),
    title: answers.get("title"),
    description: answers.get("description"),
    ...(texts.heading === undefined ? {} : { heading: answers.get("heading") }),
    ...(breadcrumb === "" ? {} : { breadcrumb }),
    ...(texts.image === undefined ? {} : { image, alt: answers.get("alt") ?? sameAlt }),
  };
}

async function askSource(site: SiteContent, terminal: CommonOptions): Promise<string> {
  const pages = site.pages.filter(({ route }) => route !== "/404");
  const choices = pages.map(({ route, data }) => ({
    value: route,
    label: route,
    hint: String((data as { title?: unknown } | undefined)?.title ?? ""),
  }));
  const message = "Which page is the new one made from?";
  return answerOf(await autocomplete({ message, options: choices, maxItems: 12, ...terminal }));
}

function answerOf(answer: string | symbol): string {
  if (isCancel(answer)) throw new Cancelled("No page was made.");
  return answer as string;
}

/** The original's address with the new values of `vars`: `/box-braids-fredericksburg` for another town. */
function newAddress(route: string, before: Record<string, string>, after: Record<string, string>): string {
  let address = route;
  for (const [name, old] of Object.entries(before)) {
    const from = properAddress(old)?.slice(1);
    const to = properAddress(after[name] ?? "")?.slice(1);
    if (from && to) address = address.replace(from, to);
  }
  return address;
}
