import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { contentIn } from "../../../renderer/content/model/languages";
import type { EditResult } from "../../../renderer/desk/protocol/edits";
import { describePage } from "../../../renderer/desk/server/describePage";
import { describePages } from "../../../renderer/desk/server/describePages";
import { factSources } from "../../../renderer/desk/server/fields/factSources";
import { ContentStore } from "../../../renderer/preview/contentStore";
import { fixtureSite, ROOT } from "../../support/fixtureSite";
import { deskOn } from "./pages/deskOn";

const JAFFA = path.join(ROOT, "tests/engine/sites/jaffa/pages-data");

const ENDS: (() => void)[] = [];
afterAll(() => {
  for (const end of ENDS) end();
});

/** The preview's content of the barber in two languages. */
async function openStore() {
  const site = fixtureSite({}, JAFFA);
  const store = new ContentStore({ ...site, dir: site.pages, publicDir: path.join(site.cwd, "public") });
  await store.update();
  const save = (name: string, text: string) => {
    writeFileSync(path.join(site.pages, name), text);
    return store.update({ files: [name], others: false });
  };
  return { site, store, save };
}

const routesOf = (store: ContentStore, route: string) => store.find(route)?.page.languages.map((one) => one.route);

test("the preview shows each page with the facts of its language", async () => {
  const { site, store, save } = await openStore();
  expect(store.siteAt("/prices")).toMatchObject({ language: "he", footer: { links: [{ to: "/prices" }, {}] } });
  expect(store.siteAt("/en/prices")).toMatchObject({ language: "en", footer: { links: [{ to: "/en/prices" }, {}] } });
  expect(store.find("/en/nowhere")).toMatchObject({ status: 404, page: { title: "Page not found" } });
  expect(store.find("/nowhere")?.page.route).toBe("/404");
  await save("site.en.yaml", site.read("site.en.yaml").replace("label: Prices", "label: Our prices"));
  expect(JSON.stringify(store.siteAt("/en")?.navigation)).toContain("Our prices");
  expect(JSON.stringify(store.siteAt("/")?.navigation)).not.toContain("Our prices");
});

test("a new translation is in the switch of its original at once, and links lead to it", async () => {
  const { site, store, save } = await openStore();
  expect(routesOf(store, "/contact")).toEqual(["/contact", "/en"]);
  const text = site
    .read("prices.en.yaml")
    .replaceAll(/prices/gi, "Places")
    .replace("/Places", "/prices");
  await save("contact.en.yaml", `draft: true\n${text}`);
  expect(routesOf(store, "/contact")).toEqual(["/contact", "/en"]);
  await save("contact.en.yaml", text);
  expect(routesOf(store, "/contact")).toEqual(["/contact", "/en/contact"]);
  expect(JSON.stringify(store.siteAt("/en")?.footer)).toContain("/en/contact");
});

test("an error in the facts of one language keeps every page as it was", async () => {
  const { store, save } = await openStore();
  const before = store.find("/en")?.page;
  await save("site.en.yaml", "business: [\n");
  expect(store.find("/en")?.page).toEqual(before);
  expect(store.problems.all.map(({ file }) => path.basename(file))).toContain("site.en.yaml");
});

test("the desk names the language of a page, and where a value of its facts is written", async () => {
  const { store } = await openStore();
  const { content } = store;
  const page = store.fileAt("/en/prices");
  if (!content || !page) throw new Error("The site was not read.");
  expect(describePages(content).map(({ route, name, language }) => `${route} ${name} ${language ?? "-"}`)).toEqual(
    expect.arrayContaining(["/ דף הבית -", "/en Home English", "/en/prices Prices English"]),
  );
  const own = contentIn(content, "en");
  const sources = factSources(page, "${business.name} ${facts.cut}", own);
  expect(sources.map(({ value, file }) => `${value} ${path.basename(file)}`)).toEqual([
    ...["Yossi’s Barber Shop site.en.yaml", "₪80 site.yaml"],
  ]);
  const original = store.fileAt("/contact");
  expect(original && describePage(original, content, store, undefined).untranslated).toEqual([
    { code: "en", name: "English" },
  ]);
});

test("the desk makes a translation as a draft beside its original, and saves into its file", async () => {
  const site = fixtureSite({}, JAFFA);
  const desk = await deskOn(site);
  ENDS.push(desk.end);
  const made = await desk.request<EditResult>("pages/duplicate", { route: "/contact", language: "en" });
  expect(made).toMatchObject({ result: "saved", step: { made: "/en/contact" } });
  expect(site.read("contact.en.yaml")).toBe(`draft: true\n${site.read("contact.yaml")}`);
  const renamed = await desk.request<EditResult>("pages/rename", { route: "/contact", to: "/visit" });
  expect(renamed.result).toBe("saved");
  expect(Object.keys(site.all())).toEqual(expect.arrayContaining(["visit.yaml", "visit.en.yaml"]));
  expect(await desk.back()).toMatchObject({ result: "saved" });
  expect(Object.keys(site.all())).toEqual(expect.arrayContaining(["contact.yaml", "contact.en.yaml"]));
});

test("the first page in a language comes with the texts of every page in that language", async () => {
  const site = fixtureSite({ "site.en.yaml": undefined, "prices.en.yaml": undefined }, JAFFA);
  const desk = await deskOn(site);
  ENDS.push(desk.end);
  const made = await desk.request<EditResult>("pages/duplicate", { route: "/prices", language: "en" });
  expect(made).toMatchObject({ result: "saved", step: { made: "/en/prices" } });
  const over = parse(site.read("site.en.yaml"));
  expect(over.business).toEqual({ tagline: expect.any(String), description: expect.any(String) });
  expect(over.navigation.call.to).toBe("${business.phone|tel}");
  expect(Object.keys(over)).toEqual(["business", "navigation", "footer"]);
  const again = await desk.request<EditResult>("pages/duplicate", { route: "/contact", language: "en" });
  expect(again).toMatchObject({ step: { files: ["contact.en.yaml"] } });
});
