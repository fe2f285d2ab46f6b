import path from "node:path";
import { isDraft } from "../../../renderer/content/model/siteContent";
import { aliasesOf } from "../../../renderer/content/site/routes";
import { command as clone } from "../../../scripts/commands/new";
import { command as remove } from "../../../scripts/commands/remove";
import { command as rename } from "../../../scripts/commands/rename";
import { type FixtureSite, fixtureSite, ROOT } from "../fixtureSite";
import { runCommand } from "../runCommand";

/** The routes of the pages that the edits made or changed. */
export const editedRoutes = ["/a-brand-new-page", "/under-a-new-name", "/"];

const OWN_WORDS = `
  - type: textSection
    heading: What Is New Here
    text: |
      This paragraph was typed by somebody who had an idea over lunch, and it says what no other page says. Good ideas come with soup, better ones with cake, and the best of all on the walk home, when nothing is at hand to write them down.

      A second paragraph follows the first, because one thought leads to another and both deserve some room. Whoever reads this far has earned a joke: why did the website cross the road? To get to the other slide.

  - type: textSection
    heading: Questions That Came Up
    text: |
      Three readers wrote to ask whether this page was real. It is as real as a Tuesday, as long as a yawn and as useful as an umbrella in a drawer; in other words, it depends entirely on the weather.

      Another wondered who had approved it. Nobody did, which is exactly how a marketer works on a good day: change a price, find a word, publish before the coffee is cold, and let the machines worry about the rest.
`;

const isService = ({ data }: { data: unknown }) => (data as { kind?: unknown } | undefined)?.kind === "Service";

/**
 * A copy of the real site after a marketer's day: one page cloned, published and linked, one renamed, one
 * removed, a price and a word changed. The pages are found, not named, so that the real site may have any.
 */
export async function editedSite(): Promise<FixtureSite> {
  const site = fixtureSite({}, path.join(ROOT, "pages-data"));
  const { content } = await site.check();
  const pages = content.pages.filter((page) => !isDraft(page) && !["/", "/404"].includes(page.route));
  // A page with aliases, such as a calendar, is more than a landing page.
  const plain = pages.filter((page) => aliasesOf(page).length === 0);
  const landing = [...plain].sort((a, b) => Number(isService(b)) - Number(isService(a)));
  const [source, renamed, removed] = landing.map(({ route }) => route);
  if (!source || !renamed || !removed) throw new Error("The real site has no three pages to edit.");
  const run = async (...[command, ...args]: [Parameters<typeof runCommand>[0], ...string[]]) => {
    const { code, said } = await runCommand(command, [...args, "--yes", "--pages", site.pages]);
    if (code !== 0) throw new Error(said);
  };

  const [made = ""] = editedRoutes;
  const words = ["--title", "A brand-new page of this very site", "--heading", "A Brand-New Page"];
  const about = "What this page is about, in a sentence that no other page of the whole site has.";
  await run(clone, "--from", source, "--route", made, ...words, "--description", about);
  // Published, and with words of its own: the check has an error for a page that only repeats another.
  const file = `${made.slice(1)}.yaml`;
  const [head = "", hero = ""] = site
    .read(file)
    .replace("draft: true\n", "")
    .split(/^(?= {2}- type: )/m);
  site.write(file, head + hero + OWN_WORDS);
  site.write("site.yaml", linked(site.read("site.yaml"), made));
  await run(rename, renamed, editedRoutes[1] ?? "");
  await run(remove, removed, "--to", source);

  const priced = pages
    .find(({ route }) => /price: \$\d/.test(site.all()[`${route.slice(1)}.yaml`] ?? ""))
    ?.route.slice(1);
  if (priced) site.write(`${priced}.yaml`, site.read(`${priced}.yaml`).replace(/price: \$\d+/, "price: $123"));
  site.write("index.yaml", site.read("index.yaml").replace(/^( +heading: )\S.*$/m, "$1Another Heading Altogether"));
  return site;
}

/** site.yaml with a link to a page among those of the footer. */
const linked = (facts: string, route: string) =>
  facts.replace(/^(footer:\n(?:.*\n)*? {2}links:\n)/m, `$1    - { label: Brand New, to: ${route} }\n`);
