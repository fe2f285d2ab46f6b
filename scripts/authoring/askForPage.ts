import type { Readable, Writable } from "node:stream";
import { autocomplete, isCancel, text } from "@clack/prompts";
import { addressFault, pageAt, properAddress } from "../../renderer/authoring/addresses";
import type { Wishes } from "../../renderer/authoring/clonePage";
import { sourceTexts } from "../../renderer/authoring/sourceTexts";
import { descriptionFault, imageFault, titleFault, wordsFault } from "../../renderer/authoring/textFaults";
import type { PageContent, SiteContent } from "../../renderer/content/siteContent";
import { Refused } from "./command";

/** What the flags have answered already. */
export type Given = Partial<Wishes> & { from?: string | undefined };

/** Where the person sits; this process's own terminal by default. */
interface Terminal {
  input?: Readable;
  output?: Writable;
}

/**
 * Asks for everything that is known to need a change, with the source's own words to start from.
 * The names of `vars` come first: with another town, most titles are right by themselves.
 *
 * @throws Refused where the person leaves
 */
export async function askForPage(
  site: SiteContent,
  given: Given,
  terminal: Terminal = {},
): Promise<{ source: PageContent; wishes: Wishes }> {
  const ask = async (message: string, before: string, fault: (value: string) => string | undefined) => {
    const validate = (value: string | undefined) => fault((value ?? "").trim());
    return answerOf(await text({ message, initialValue: before, validate, ...terminal })).trim();
  };
  const source = pageAt(given.from ?? (await askSource(site, terminal)), site);
  const texts = sourceTexts(source);
  const vars: Record<string, string> = {};
  for (const [name, before] of Object.entries(texts.vars)) {
    const fault = (value: string) => wordsFault(site, {}, name, value);
    vars[name] = given.vars?.[name] ?? (await ask(`${name}, for every \${${name}} on the page`, before, fault));
  }
  const all = { ...texts.vars, ...vars };
  const words = (what: string) => (value: string) => wordsFault(site, all, what, value);

  const address = newAddress(source.route, texts.vars, all);
  const route = given.route ?? (await ask("Address", address, (value) => addressFault(value, site)));
  const title = given.title ?? (await ask("Title", texts.title, (value) => titleFault(site, all, value)));
  const described = (value: string) => descriptionFault(site, all, value);
  const description = given.description ?? (await ask("Description", texts.description, described));
  const wishes: Wishes = { route, vars, title, description };
  if (texts.heading !== undefined) {
    wishes.heading = given.heading ?? (await ask("Heading", texts.heading, words("heading")));
  }
  const optional = (value: string) => (value === "" ? undefined : words("breadcrumb")(value));
  const breadcrumb = given.breadcrumb ?? (await ask("Short name in the breadcrumb", texts.breadcrumb ?? "", optional));
  if (breadcrumb !== "") wishes.breadcrumb = breadcrumb;
  if (texts.image !== undefined) {
    wishes.image = given.image ?? (await ask("Picture", texts.image, (value) => imageFault(site, value)));
    const same = wishes.image === texts.image ? texts.alt : undefined;
    wishes.alt = given.alt ?? same ?? (await ask("What the picture shows", "", words("alt text")));
  }
  return { source, wishes };
}

async function askSource(site: SiteContent, terminal: Terminal): Promise<string> {
  const pages = site.pages.filter(({ route }) => route !== "/404");
  const options = pages.map(({ route, data }) => ({
    value: route,
    label: route,
    hint: String((data as { title?: unknown } | undefined)?.title ?? ""),
  }));
  const message = "Which page is the new one made from?";
  return answerOf(await autocomplete({ message, options, maxItems: 12, ...terminal }));
}

function answerOf(answer: string | symbol): string {
  if (isCancel(answer)) throw new Refused("No page was made.");
  return answer as string;
}

/** The source's address with the new names in it: `/box-braids-fredericksburg` for another town. */
function newAddress(route: string, before: Record<string, string>, after: Record<string, string>): string {
  let address = route;
  for (const [name, old] of Object.entries(before)) {
    const from = properAddress(old)?.slice(1);
    const to = properAddress(after[name] ?? "")?.slice(1);
    if (from && to) address = address.replace(from, to);
  }
  return address;
}
