import { autocomplete, type CommonOptions, isCancel, text } from "@clack/prompts";
import { addressError, pageAt, properAddress } from "../../renderer/authoring/addresses";
import { type NewPageOptions, sourceTexts } from "../../renderer/authoring/sourceTexts";
import { imageError, textError } from "../../renderer/authoring/textErrors";
import { Cancelled } from "../../renderer/content/couldNotRun";
import type { PageContent, SiteContent } from "../../renderer/content/siteContent";

/**
 * Asks for everything that a clone should change, with the original's values as defaults. `vars` come first:
 * with another town, most titles are right already.
 *
 * @param terminal to ask in; by default this process's own
 * @throws Cancelled where the person leaves
 */
export async function askForPage(
  site: SiteContent,
  given: Partial<NewPageOptions> & { from?: string },
  terminal: CommonOptions = {},
): Promise<{ source: PageContent; options: NewPageOptions }> {
  const ask = async (message: string, before: string, error: (value: string) => string | undefined) => {
    const validate = (value: string | undefined) => error((value ?? "").trim());
    return answerOf(await text({ message, initialValue: before, validate, ...terminal })).trim();
  };
  const source = pageAt(given.from ?? (await askSource(site, terminal)), site);
  const texts = sourceTexts(source);
  const vars: Record<string, string> = {};
  for (const [name, before] of Object.entries(texts.vars)) {
    const error = (value: string) => textError(site, {}, name, value, false);
    vars[name] = given.vars?.[name] ?? (await ask(`${name}, for every \${${name}} on the page`, before, error));
  }
  const all = { ...texts.vars, ...vars };
  const words = (what: string) => (value: string) => textError(site, all, what, value);

  const address = newAddress(source.route, texts.vars, all);
  const route = given.route ?? (await ask("Address", address, (value) => addressError(value, site)));
  const title = given.title ?? (await ask("Title", texts.title, words("title")));
  const description = given.description ?? (await ask("Description", texts.description, words("description")));
  const options: NewPageOptions = { route, vars, title, description };
  if (texts.heading !== undefined) {
    options.heading = given.heading ?? (await ask("Heading", texts.heading, words("heading")));
  }
  const optional = (value: string) => (value === "" ? undefined : words("breadcrumb")(value));
  const breadcrumb = given.breadcrumb ?? (await ask("Short name in the breadcrumb", texts.breadcrumb ?? "", optional));
  if (breadcrumb !== "") options.breadcrumb = breadcrumb;
  if (texts.image !== undefined) {
    options.image = given.image ?? (await ask("Picture", texts.image, (value) => imageError(site, value)));
    const same = options.image === texts.image ? texts.alt : undefined;
    options.alt = given.alt ?? same ?? (await ask("What the picture shows", "", words("alt text")));
  }
  return { source, options };
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
