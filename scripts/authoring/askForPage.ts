import { autocomplete, type CommonOptions, isCancel, log } from "@clack/prompts";
import { pageAt } from "../../renderer/authoring/addresses";
import { newPageOptions, type PageQuestion, pageQuestions } from "../../renderer/authoring/pageQuestions";
import type { NewPageOptions } from "../../renderer/authoring/sourceTexts";
import { fileError, fileNamed } from "../../renderer/authoring/takePicture";
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
    const answers = new Map<string, string>();
    const questions = questionsOf(site, source, given, answers);
    if (await askInTurn(questions, answers, terminal)) return { source, options: newPageOptions(source, answers) };
  }
}

/** The questions, with what was given beforehand; a picture may also be a file of this computer. */
function questionsOf(site: SiteContent, source: PageContent, given: Given, answers: Map<string, string>): Question[] {
  const { vars = {}, from: _from, ...texts } = given;
  const known: Record<string, string | undefined> = {
    ...texts,
    ...Object.fromEntries(Object.entries(vars).map(([name, value]) => [`var ${name}`, value])),
  };
  return pageQuestions(site, source, answers).map((question) => ({
    ...question,
    given: known[question.name],
    ...(question.name === "image" ? asFile(question) : {}),
  }));
}

function asFile({ error }: PageQuestion): Pick<Question, "message" | "error" | "slowError"> {
  const outside = (value: string) => (error(value) === undefined ? undefined : fileNamed(value));
  return {
    message: "Picture: one of the site, or a file of this computer, dropped here or typed",
    error: (value) => (outside(value) ? undefined : error(value)),
    async slowError(value) {
      const file = outside(value);
      return file && fileError(file);
    },
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
