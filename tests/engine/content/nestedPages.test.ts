import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isDraft, type SiteContent } from "../../../renderer/content/model/siteContent";
import { structuredData } from "../../../renderer/page/document/structuredData";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { command as clone } from "../../../scripts/commands/new";
import { command as remove } from "../../../scripts/commands/remove";
import { command as rename } from "../../../scripts/commands/rename";
import { filesOf } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";
import { checkFiles, contentFile, contentFolder, page } from "./folder";

const NEWS = {
  "news.yaml": page("News", "breadcrumb: All News\n"),
  "news/first-days.yaml": page("The First Days"),
  "news/2026/october.yaml": page("October", "draft: true\n"),
};

const modelAt = (route: string, content: SiteContent) => {
  const found = content.pages.find((one) => one.route === route);
  if (!found) throw new Error(`There is no page ${route}.`);
  const pages = content.pages.filter((one) => !isDraft(one));
  return toPageModel(found, { ...content, pages });
};

test("a page in a folder is at an address below it, and the pages above it are steps of its breadcrumb", async () => {
  const { content, problems } = await checkFiles(NEWS);
  expect(problems).toEqual([]);
  const model = modelAt("/news/first-days", content);
  expect(model.parents).toEqual([{ name: "All News", route: "/news" }]);
  // No page is at /news/2026.
  expect(modelAt("/news/2026/october", content).parents).toEqual([{ name: "All News", route: "/news" }]);
  const { "@graph": nodes } = structuredData(model, toSiteModel(content)) as unknown as { "@graph": object[] };
  expect(nodes).toContainEqual({
    "@type": "BreadcrumbList",
    "@id": `${model.canonical}#breadcrumb`,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${new URL("/", model.canonical)}` },
      { "@type": "ListItem", position: 2, name: "All News", item: `${new URL("/news", model.canonical)}` },
      { "@type": "ListItem", position: 3, name: "First Days", item: model.canonical },
    ],
  });
});

test("a page that translates one in a folder has its steps in its own language", async () => {
  const site = `languages: [en, es]\n${contentFile("site.yaml")}`;
  const files = { "site.yaml": site, ...NEWS, "news.es.yaml": page("Noticias", "breadcrumb: Noticias\n") };
  const { content } = await checkFiles({ ...files, "news/first-days.es.yaml": page("Primeros Días") });
  expect(modelAt("/es/news/first-days", content).parents).toEqual([{ name: "Noticias", route: "/es/news" }]);
});

test("a page in a folder is made, renamed and removed like any other", async () => {
  const cwd = contentFolder({ ...NEWS, "about.yaml": page("About", "") });
  const run = (command: typeof clone | typeof rename | typeof remove, ...args: string[]) =>
    runCommand(command as typeof clone, [...args, "--pages", "pages", "--yes"], cwd);
  const names = () => [...filesOf(path.join(cwd, "pages")).keys()].filter((name) => name.startsWith("news/"));

  const texts = ["--title", "The Second Days of Every Good Dog", "--heading", "The Second Days"];
  const description = "About the second days by a careful dog groomer in Harborview, with small and large dogs.";
  const route = ["--from", "pages/news/first-days.yaml", "--route", "/news/2027/second-days"];
  expect(await run(clone, ...route, ...texts, "--description", description)).toMatchObject({ code: 0 });
  expect(names()).toContain("news/2027/second-days.yaml");

  const renamed = await run(rename, "/news/first-days", "/stories/first-days");
  expect(renamed.said).toContain("/news/first-days redirects there");
  expect(names()).not.toContain("news/first-days.yaml");
  expect(readFileSync(path.join(cwd, "pages/stories/first-days.yaml"), "utf8")).toContain(
    "redirectFrom: [/news/first-days]",
  );
  expect(readFileSync(path.join(cwd, "pages/site.yaml"), "utf8")).toContain("to: /stories/first-days }");

  expect((await run(rename, "/about", "/images/about")).said).toContain("the folder images is for pictures");
  expect((await run(rename, "/about", "/news/404")).said).toContain("one not-found page for each language");
  expect((await run(rename, "/about", "/News/About us")).said).toContain("Did you mean /news/about-us?");
  expect(await run(remove, "/news/2027/second-days")).toMatchObject({ code: 0 });
  expect(names()).toEqual(["news/2026/october.yaml"]);
});

test("the preview reads one page of a folder again, in its language", async () => {
  const site = `languages: [en, es]\n${contentFile("site.yaml")}`;
  const cwd = contentFolder({ "site.yaml": site, ...NEWS, "news/first-days.es.yaml": page("Primeros Días") });
  const live = new LiveContent({ dir: "pages", publicDir: "public", cwd });
  await live.update();
  const changed = page("Los Primeros Días");
  const tried = await live.tried(new Map([["news/first-days.es.yaml", changed]]));
  expect(tried.pages.find(({ text }) => text === changed)).toMatchObject({
    route: "/es/news/first-days",
    language: "es",
  });
});
