import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { removePage } from "../../../renderer/authoring/removePage";
import { renamePage } from "../../../renderer/authoring/renamePage";
import { gitSync } from "../../../renderer/base/git.mjs";
import { contentIn } from "../../../renderer/content/model/languages";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { holidaysFrom } from "../../../renderer/content/site/changes";
import { type Files, fixtureSite } from "../../support/fixtureSite";
import { filesOf, runBuild } from "../../support/runBuild";
import { attributes, graph, textOf } from "../document/readHtml";

/** A barber in Jaffa, in Hebrew and in English: `contact.yaml` is not translated. */
const JAFFA = path.join(import.meta.dirname, "../sites/jaffa/pages-data");

const jaffa = (files: Files = {}) => fixtureSite(files, JAFFA);

/** What the check finds, by file, with the message. */
async function found(site: ReturnType<typeof jaffa>) {
  const { problems } = await site.check();
  return problems
    .filter(({ rule }) => rule !== "fonts/missing-character")
    .map(({ file, line, rule, message }) => `${path.basename(file)}:${line} ${rule} ${message}`);
}

const MISSING = "site.yaml:4 languages/missing In English this file is missing: contact.en.yaml.";

describe("the check", () => {
  test("names what has no translation, and judges each language by itself", async () => {
    const site = jaffa();
    expect(await found(site)).toEqual([expect.stringContaining(MISSING)]);
    // The same title in another language is no second page with that title.
    site.change(
      "prices.yaml",
      "title: מחירון תספורות וגילוח | ${business.name}",
      "title: Prices of Haircuts and Shaves | Yossi’s Barber Shop",
    );
    expect(await found(site)).toEqual([expect.stringContaining(MISSING)]);
    site.write("more.en.yaml", site.read("prices.en.yaml").replace(/^aliases.*\n/m, ""));
    const rules = (await found(site)).map((line) => line.split(" ")[1]);
    expect(rules).toEqual(expect.arrayContaining(["titles/unique", "descriptions/unique", "links/orphan"]));
  });

  test("reports what site.en.yaml says at its line, and what it inherits only once", async () => {
    const site = jaffa();
    site.change("site.yaml", "phone: 03-555-0142", "phone: 12");
    site.change("site.en.yaml", "since ${facts.since}", "since ${facts.sinse}");
    site.change("site.en.yaml", "tagline:", "taglin:");
    const lines = (await found(site)).map((line) => line.split(" ").slice(0, 2).join(" "));
    expect(lines.filter((line) => line.startsWith("site."))).toEqual([
      "site.en.yaml:6 schema/unknown-property",
      "site.en.yaml:23 facts/unknown-name",
      expect.stringMatching(/^site\.yaml:4 languages\/missing/),
      expect.stringMatching(/^site\.yaml:1\d (?:schema|phones)\//),
    ]);
  });

  test("refuses a language that is not listed, or needs no code, with the way out", async () => {
    const site = jaffa();
    site.write("contact.fr.yaml", site.read("contact.yaml"));
    site.write("contact.he.yaml", site.read("contact.yaml"));
    const unlisted = (await found(site)).filter((line) => line.includes("languages/unlisted"));
    expect(unlisted).toEqual([
      "contact.fr.yaml:1 languages/unlisted By its name this file is in French, which site.yaml does not list. Write there languages: [he, en, fr], or rename the file.",
      "contact.he.yaml:1 languages/unlisted Pages in Hebrew have no code in their names: it is the main language of this site. Call this file contact.yaml.",
    ]);
  });

  test("survives a code that is none, and asks for the main language in the list", async () => {
    const site = jaffa();
    site.change("site.yaml", "[he, en]", "[he, e_s, es-abc, English]");
    expect((await found(site)).join()).toContain('schema/pattern Entry 2 of "languages" cannot be "e_s".');
    site.change("site.yaml", "[he, e_s, es-abc, English]", "[en, fr]");
    site.write("contact.es-abc.yaml", site.read("contact.yaml"));
    const lines = (await found(site)).join("\n");
    expect(lines).toContain("site.yaml:4 languages/main The pages without a code in their names are in Hebrew");
    expect(lines).toContain("Call it contact-es-abc.yaml.");
  });

  test("spells each page in its language", { tags: ["slow"] }, async () => {
    const site = jaffa();
    site.change("index.en.yaml", "black coffee", "blakc coffee");
    const { problems } = await site.check();
    expect(problems.map(({ rule }) => rule)).not.toContain("text/spelling");
    const { checkFolder } = await import("../../../renderer/content/check/checkFolder");
    const spelled = (await checkFolder({ ...site, spelling: true })).problems.filter(
      ({ rule }) => rule === "text/spelling",
    );
    expect(spelled.map(({ file, message }) => `${path.basename(file)} ${message}`)).toEqual([
      expect.stringContaining("index.en.yaml"),
      expect.stringContaining("the dictionary of Hebrew is not installed"),
    ]);
  });

  test("knows a fact, a picture and an address that only another language uses", async () => {
    const site = jaffa();
    site.change("site.yaml", "  since: { value: 1987 }", "  since: { value: 1987 }\n  towel: { value: linen }");
    expect((await found(site)).join()).toContain("facts/unused");
    site.change("prices.en.yaml", "a hot towel", "a hot towel of ${facts.towel}");
    expect((await found(site)).join()).not.toContain("facts/unused");
    site.change("prices.en.yaml", "breadcrumb: Prices", "breadcrumb: Prices\naliases: [/contact]");
    expect((await found(site)).join()).toContain("/contact is already the address of pages-data/contact.yaml");
  });

  test("takes the name of a holiday from a fact, which each language has in its own words", async () => {
    const site = jaffa();
    site.change(
      "site.yaml",
      "  openingHours:",
      '  holidays: [{ name: "${facts.newYear}", date: 09-12 }]\n  openingHours:',
    );
    site.change("site.yaml", "  since: { value: 1987 }", "  since: { value: 1987 }\n  newYear: { value: ראש השנה }");
    site.change("site.en.yaml", "facts:", "facts:\n  newYear: { value: Rosh Hashanah }");
    expect(await found(site)).toEqual([expect.stringContaining(MISSING)]);
    const content = loadContent(site);
    const names = (of: typeof content) => holidaysFrom(of).map(({ name }) => name);
    expect([names(content)[0], names(contentIn(content, "en"))[0]]).toEqual(["ראש השנה", "Rosh Hashanah"]);
  });

  test("says what changed in site.yaml since its texts were translated, by git", { tags: ["slow"] }, async () => {
    const site = jaffa();
    const commit = (...names: string[]) => {
      gitSync(site.pages, ["add", ...names]);
      const person = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
      gitSync(site.pages, [...person, "commit", "--quiet", "-m", names.join()]);
    };
    gitSync(site.pages, ["init", "--quiet"]);
    commit(".");
    site.change("site.yaml", "value: ₪50", "value: ₪60");
    commit("site.yaml");
    expect((await found(site)).join()).not.toContain("languages/behind");
    site.change("site.yaml", "label: חייגו", "label: התקשרו");
    site.change(
      "site.yaml",
      "    - { label: מחירים, to: /prices }\n    - { label: יצירת קשר, to: /contact }\n  call",
      "    - { label: מחירים, to: /prices }\n  call",
    );
    commit("site.yaml");
    const behind = (await found(site)).filter((line) => line.includes("languages/behind"));
    expect(behind).toEqual([
      expect.stringMatching(/^site\.en\.yaml:17 languages\/behind site\.yaml changed this on /),
      expect.stringMatching(/^site\.en\.yaml:20 languages\/behind site\.yaml changed this on /),
    ]);
    site.write("site.en.yaml", `${site.read("site.en.yaml")}# Read through.\n`);
    commit("site.en.yaml");
    expect((await found(site)).join()).not.toContain("languages/behind");
  });

  test("follows a link to the translation of its page", async () => {
    const site = jaffa();
    site.change("prices.en.yaml", "id: list", "id: all");
    expect((await found(site)).join()).toContain('No block in pages-data/prices.en.yaml has the id "list"');
  });
});

describe("the built site", { tags: ["slow"] }, () => {
  const out = path.join(mkdtempSync(path.join(tmpdir(), "jaffa-")), "client");
  beforeAll(async () => {
    const { code, said } = await runBuild(JAFFA, out, { cards: false, pictures: false });
    expect(code, said).toBe(0);
  });
  const page = (file: string) => readFileSync(path.join(out, file), "utf8");
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, code, url]) => `${code} ${url}`,
    );

  test("has each page at the address of its language, with that language and direction", () => {
    const pages = [...filesOf(out).keys()].filter((file) => file.endsWith(".html"));
    expect(pages).toEqual([
      ...["404.html", "contact.html", "en.html", "en/404.html", "en/news/bench.html"],
      ...["en/prices.html", "index.html", "news/bench.html", "price-list.html", "prices.html"],
    ]);
    expect(page("prices.html")).toContain('<html lang="he" dir="rtl">');
    expect(page("en/prices.html")).toContain('<html lang="en">');
    expect(textOf(page("en/prices.html"))).toContain("since 1987");
    expect(page("en/404.html")).toContain('<meta name="robots" content="noindex">');
  });

  test("names the translation of a page both ways, and the main language for all others", () => {
    const both = ["he https://barber.example/prices", "en https://barber.example/en/prices"];
    for (const file of ["prices.html", "price-list.html", "en/prices.html"])
      expect(alternates(page(file)), file).toEqual([...both, "x-default https://barber.example/prices"]);
    expect(alternates(page("en.html"))).toEqual([
      ...["he https://barber.example/", "en https://barber.example/en", "x-default https://barber.example/"],
    ]);
    for (const file of ["contact.html", "404.html", "en/404.html"]) expect(alternates(page(file))).toEqual([]);
    const sitemap = page("sitemap.xml");
    for (const one of [...both, "x-default https://barber.example/prices"]) {
      const [language, url] = one.split(" ");
      const link = `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;
      expect(sitemap.split(link), one).toHaveLength(3);
    }
    expect(/<url><loc>https:\/\/barber.example\/contact<\/loc>.*/.exec(sitemap)?.[0]).not.toContain("xhtml");
  });

  test("leads a link to the translation of its page, and to the page itself where there is none", () => {
    const links = attributes(page("en.html"), "href");
    expect(links).toEqual(expect.arrayContaining(["/en", "/en/prices", "/en/prices#list", "/contact", "/"]));
    expect(links).not.toContain("/prices");
    const hebrew = attributes(page("index.html"), "href");
    expect(hebrew).toEqual(expect.arrayContaining(["/prices", "/prices#list", "/en"]));
    expect(hebrew).not.toContain("/en/prices");
  });

  test("switches languages on the same page, each by its own name", () => {
    const switches = (file: string) =>
      [...page(file).matchAll(/<a href="([^"]+)" lang="(\w+)" hreflang="(\w+)"( aria-current="page")?>([^<]+)</gi)].map(
        ([, to, lang, hreflang, current, name]) => `${to} ${lang} ${hreflang} ${name}${current ? " (current)" : ""}`,
      );
    expect(switches("en/prices.html")).toEqual(["/prices he he עברית", "/en/prices en en English (current)"]);
    expect(switches("prices.html")).toEqual(["/prices he he עברית (current)", "/en/prices en en English"]);
    // Without a translation it leads to the home page of that language.
    expect(switches("contact.html")).toEqual(["/contact he he עברית (current)", "/en en en English"]);
    expect(switches("en/404.html")).toEqual(["/ he he עברית", "/en/404 en en English (current)"]);
  });

  test("says the language in its structured data, and takes the facts of that language", () => {
    const nodes = graph(page("en/prices.html"));
    const of = (type: string) => nodes.find((node) => node["@type"] === type);
    expect(of("HairSalon")).toMatchObject({ name: "Yossi’s Barber Shop", telephone: "+97235550142" });
    expect(of("WebPage")).toMatchObject({ inLanguage: "en", url: "https://barber.example/en/prices" });
    expect(of("WebSite")).toMatchObject({ inLanguage: ["he", "en"] });
    expect(JSON.stringify(of("BreadcrumbList"))).toContain('"item":"https://barber.example/en"');
  });

  test("shows the not-found page of the language on every host", () => {
    expect(page("_redirects")).toBe("/en/* /en/404.html 404\n");
    expect(readFileSync(`${out}.nginx.conf`, "utf8")).toContain('"~^/en/" "/en/404.html";');
  });

  test("is not rendered again while nothing changes, and only where a translation comes", async () => {
    const site = jaffa();
    const dir = path.join(mkdtempSync(path.join(tmpdir(), "again-")), "client");
    const build = async () => (await runBuild(site.pages, dir, { cards: false, pictures: false })).said;
    await build();
    expect(await build()).not.toContain("rendered");
    site.change("site.en.yaml", "street: 12 Yefet", "street: 14 Yefet");
    const said = await build();
    expect(said).toContain("rendered 4 of 4");
    expect(said).not.toContain("rendered 5 of 5");
    site.write("contact.en.yaml", site.read("prices.en.yaml").replaceAll(/prices of/gi, "Places of"));
    expect(await build()).toContain("rendered 5 of 5");
    expect(readFileSync(path.join(dir, "contact.html"), "utf8")).toContain('hreflang="x-default"');
    expect(attributes(readFileSync(path.join(dir, "en.html"), "utf8"), "href")).toContain("/en/contact");
  });
});

describe("commands", () => {
  const changesOf = (changes: { file: string; from?: string; after?: string }[]) =>
    changes.map(
      ({ file, from, after }) => [from, file].filter(Boolean).join(" -> ") + (after === undefined ? " goes" : ""),
    );

  test("rename a page with its translations, and redirect each address", () => {
    const site = jaffa();
    const { changes } = renamePage(site, loadContent(site), "/prices", "/menu");
    expect(changesOf(changes).sort()).toEqual([
      ...["pages-data/index.en.yaml", "pages-data/index.yaml"],
      ...["pages-data/prices.en.yaml -> pages-data/menu.en.yaml", "pages-data/prices.yaml -> pages-data/menu.yaml"],
      ...["pages-data/site.en.yaml", "pages-data/site.yaml"],
    ]);
    const text = (file: string) => changes.find((one) => one.file === `pages-data/${file}`)?.after ?? "";
    expect(text("menu.en.yaml")).toContain("redirectFrom: [/en/prices]");
    expect(text("menu.yaml")).toContain("redirectFrom: [/prices]");
    expect(text("site.en.yaml")).toContain("to: /menu }");
    expect(() => renamePage(site, loadContent(site), "/en/prices", "/en/menu")).toThrow("rename /prices");
  });

  test("remove a page with its translations, each in favor of the page in its language", () => {
    const site = jaffa();
    const { changes, redirects } = removePage(loadContent(site), "/prices", "/");
    expect(changesOf(changes).filter((line) => line.endsWith("goes"))).toEqual([
      ...["pages-data/prices.en.yaml goes", "pages-data/prices.yaml goes"],
    ]);
    expect(redirects.sort()).toEqual(["/en/prices", "/price-list", "/prices"]);
    const text = (file: string) => changes.find((one) => one.file === `pages-data/${file}`)?.after ?? "";
    expect(text("index.en.yaml")).toContain("redirectFrom: [/en/prices]");
    const only = removePage(loadContent(site), "/en/prices");
    expect(changesOf(only.changes)).toEqual(["pages-data/prices.en.yaml goes"]);
  });
});

/** What a marketer writes for a page in Spanish. */
const spanish = (title: string, description: string, heading: string) => `title: ${title}
description: ${description}
breadcrumb: ${heading}
blocks:
  - type: hero
    heading: ${heading}
    lead: "[Escríbanos](/contact) o llame al [\${business.phone}](\${business.phone|tel})."
`;

test("a site of English gets Spanish by a line, the facts that differ, and three pages", {
  tags: ["slow"],
}, async () => {
  const site = fixtureSite({
    "site.es.yaml": `business:
  tagline: Peluquería canina en Harborview
  description: Una peluquería canina pequeña y familiar en Harborview, donde se atiende a un perro a la vez.
navigation:
  links: [{ label: Inicio, to: / }, { label: Nosotros, to: /about }, { label: Contacto, to: /contact }]
  book: { label: Precios, to: /services }
  call: { label: Llamar, to: "\${business.phone|tel}" }
footer:
  text: Un perro a la vez, desde \${facts.since}.
  links: [{ label: Contacto, to: /contact }]
`,
    "index.es.yaml": spanish(
      "Peluquería canina en Harborview | Un perro a la vez",
      "Baños, cortes y uñas para perros en Harborview, con calma y con una sola persona, en ${business.street}.",
      "Un buen día para su perro",
    ),
    "about.es.yaml": spanish(
      "Quiénes somos y cómo trabajamos | ${business.shortName}",
      "Las personas que atienden a su perro en Harborview, y cómo trabajan, sin jaulas, sin prisa y con una voz amable.",
      "Nosotros",
    ),
    "contact.es.yaml": spanish(
      "Contacto y cómo llegar a la peluquería canina",
      "Llame, escriba o pase por la tienda. Dirección, horario y cómo llegar a la peluquería canina de Harborview.",
      "Contacto",
    ),
  });
  site.change("site.yaml", "timeZone:", "languages: [en, es]\ntimeZone:");
  expect((await site.check()).problems.map(({ message }) => message)).toEqual([
    "In Spanish this file is missing: services.es.yaml. Until then its visitors get the page in the main language.",
  ]);
  const out = path.join(mkdtempSync(path.join(tmpdir(), "spanish-")), "client");
  const { code, said } = await runBuild(site.pages, out, { cards: false, pictures: false });
  expect(code, said).toBe(0);
  const html = readFileSync(path.join(out, "es/about.html"), "utf8");
  expect(html).toContain('<html lang="es">');
  expect(textOf(html)).toContain("Saltar al contenido");
  const links = attributes(html, "href");
  const there = ["/es", "/es/about", "/es/contact", "/services", "https://maplestreet.example/about"];
  expect(links).toEqual(expect.arrayContaining(there));
  expect(links).not.toContain("/contact");
  const english = readFileSync(path.join(out, "about.html"), "utf8");
  expect(english).toContain('<link rel="alternate" hreflang="es" href="https://maplestreet.example/es/about">');
});
