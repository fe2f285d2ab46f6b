import { autocomplete, isCancel, text } from "@clack/prompts";
import { addressFault, pageAt, properAddress } from "../../renderer/authoring/addresses";
import type { Wishes } from "../../renderer/authoring/clonePage";
import { sourceTexts } from "../../renderer/authoring/sourceTexts";
import { descriptionFault, imageFault, titleFault, wordsFault } from "../../renderer/authoring/textFaults";
import type { PageContent, SiteContent } from "../../renderer/content/siteContent";
import { Refused } from "./command";

/** What the flags have answered already. */
export type Given = Partial<Wishes> & { from?: string | undefined };

/**
 * Asks for everything that is known to need a change, with the source's own words to start from.
 * The names of `vars` come first: with another town, most titles are right by themselves.
 *
 * @throws Refused where the person leaves
 */
export async function askForPage(site: SiteContent, given: Given): Promise<{ source: PageContent; wishes: Wishes }> {
  const source = pageAt(given.from ?? (await askSource(site)), site);
  const texts = sourceTexts(source);
  const vars: Record<string, string> = {};
  for (const [name, before] of Object.entries(texts.vars)) {
    const check = (value: string) => wordsFault(site, {}, name, value);
    vars[name] = given.vars?.[name] ?? (await ask(`${name} (every \${${name}} on the page)`, before, check));
  }
  const all = { ...texts.vars, ...vars };
  const route =
    given.route ??
    (await ask("Address of the new page", newAddress(source.route, texts.vars, all), (value) =>
      addressFault(value, site),
    ));
  const wishes: Wishes = { route, vars };
  wishes.title =
    given.title ?? (await ask("Title, in search results", texts.title, (value) => titleFault(site, all, value)));
  wishes.description =
    given.description ??
    (await ask("Description, below it", texts.description, (value) => descriptionFault(site, all, value)));
  if (texts.heading !== undefined) {
    const check = (value: string) => wordsFault(site, all, "heading", value);
    wishes.heading = given.heading ?? (await ask("Heading, at the top of the page", texts.heading, check));
  }
  wishes.breadcrumb =
    given.breadcrumb ??
    (await ask("Breadcrumb, the short name", texts.breadcrumb ?? "", (value) =>
      value === "" ? undefined : wordsFault(site, all, "breadcrumb", value),
    ));
  if (wishes.breadcrumb === "") delete wishes.breadcrumb;
  if (texts.image !== undefined) {
    wishes.image = given.image ?? (await ask("Picture", texts.image, (value) => imageFault(site, value)));
    const alt = wishes.image === texts.image ? texts.alt : undefined;
    const asked =
      alt ??
      given.alt ??
      (await ask("What the picture shows", "", (value) => wordsFault(site, all, "alt text", value)));
    wishes.alt = given.alt ?? asked;
  }
  return { source, wishes };
}

async function askSource(site: SiteContent): Promise<string> {
  const options = site.pages
    .filter(({ route }) => route !== "/404")
    .map(({ route, data }) => ({
      value: route,
      label: route,
      hint: String((data as { title?: unknown })?.title ?? ""),
    }));
  return answerOf(await autocomplete({ message: "Which page is the new one made from?", options, maxItems: 12 }));
}

async function ask(
  message: string,
  initialValue: string,
  fault: (value: string) => string | undefined,
): Promise<string> {
  const validate = (value: string | undefined) => fault((value ?? "").trim());
  return answerOf(await text({ message, initialValue, validate })).trim();
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
