import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough, Writable } from "node:stream";
import countryToCurrency from "country-to-currency";
import { expect, test } from "vitest";
import { parse } from "yaml";
import priceTableData from "../../../blocks/PriceTable/PriceTable.structuredData";
import type { Problem } from "../../../renderer/base/problem";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { contentIn } from "../../../renderer/content/model/languages";
import type { SiteContent } from "../../../renderer/content/model/siteContent";
import { FREE } from "../../../renderer/contract/parsePrice";
import { LABEL_LANGUAGES } from "../../../renderer/languages/labels";
import { businessNode } from "../../../renderer/page/document/businessNode";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { command as build } from "../../../scripts/commands/build";
import { command as calendar } from "../../../scripts/commands/calendar";
import { command as check } from "../../../scripts/commands/check";
import { command as fix } from "../../../scripts/commands/fix";
import { command as init } from "../../../scripts/commands/init";
import { command as newPage } from "../../../scripts/commands/new";
import { command as price } from "../../../scripts/commands/price";
import { readCountry, readLanguage, readPhone, TRADES, townParts, WORDS } from "../../../scripts/starter/answers";
import { answersFor } from "../../../scripts/starter/askForSite";
import { siteSlug } from "../../../scripts/starter/starterFiles";
import { isLong, withSlowRest } from "../../support/amount";
import { filesOf, runBuild } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";

const temporary = () => mkdtempSync(path.join(tmpdir(), "init-"));

const raise = (what: string): never => {
  throw new Error(what);
};

/** Runs the command in a temporary folder, in which `site` gets the new site; `dir` are its pages. */
async function made(...args: string[]) {
  const cwd = temporary();
  const run = await runCommand(init, [...args, "--yes", "site"], cwd);
  const dir = path.join(cwd, "site/pages-data");
  const read = (name: string) => readFileSync(path.join(dir, name), "utf8");
  return { ...run, cwd, dir, read, names: existsSync(dir) ? readdirSync(dir).sort() : [] };
}

const BAKERY = ["--name", "Bäckerei Lindner", "--language", "de", "--country", "DE", "--town", "93047 Regensburg"];
/** Where a language is spoken in another country than CLDR has as its first one. */
const COUNTRIES: Record<string, string> = { de: "AT", en: "GB", fr: "CA", ar: "MA" };
const countryOf = (language: string) => COUNTRIES[language] ?? new Intl.Locale(language).maximize().region ?? "";
const KINDS = ["local", "organization", "product"];

/** Each language and each kind once, which reads every file of words and templates; in `npm run test:long` each kind in each language. */
const SITES = WORDS.flatMap((language, index) =>
  KINDS.filter((_, kind) => isLong || language === "en" || kind === index % KINDS.length).map(
    (kind) => [language, kind] as const,
  ),
);

/** What search engines get of the plans of a product: each price with its currency, and for how long it is paid. */
function plansIn(country: string): string[] {
  const currency = countryToCurrency[country as keyof typeof countryToCurrency];
  const [low, high] = /^(?:JPY|HUF)$/.test(currency) ? [1200, 3900] : [12, 39];
  return [`0 ${currency}`, `${low} ${currency} MON`, `${high} ${currency} MON`];
}

function offersOf(content: SiteContent): string[] {
  const site = toSiteModel(content);
  const found = content.pages.flatMap((page) =>
    toPageModel(page, content).blocks.flatMap((block) =>
      block.type === "priceTable"
        ? priceTableData(block, { site, url: "", pageId: "", businessId: "", places: [] })
        : [],
    ),
  ) as unknown as {
    offers: { price: number; priceCurrency: string; priceSpecification?: { referenceQuantity: object } }[];
  }[];
  return found.flatMap(({ offers }) =>
    offers.map(({ price, priceCurrency, priceSpecification }) =>
      [price, priceCurrency, ...Object.values(priceSpecification?.referenceQuantity ?? {}).slice(2)].join(" "),
    ),
  );
}

/** What search engines get of the business and its prices, without the placeholder of the street, which is in words. */
function statedIn(content: SiteContent) {
  const site = toSiteModel(content);
  const node = businessNode(site, undefined, "https://lindner.example/", "#business") as unknown as Record<
    string,
    unknown
  >;
  const { telephone, email, vatID, openingHoursSpecification, address } = node;
  const { kind, email: written, phoneLink } = site.business;
  // What search engines read of software has no address.
  if (kind !== "product") expect([telephone, email]).toEqual([phoneLink?.replace("tel:", ""), written]);
  const where = { ...(address as object | undefined), streetAddress: "" };
  return { telephone, email, vatID, openingHoursSpecification, where };
}

/** What is only of the site in `pages-data` of this repository. */
const OF_ANOTHER_SITE = /braid|\bhair(?!line)\w|\bsalon|fredericksburg|virginia|three ?strands|cornrow/i;

for (const [options, sites] of withSlowRest(SITES, 2)) {
  test.each(sites)(
    "in the words of %s a site of the kind %s passes the check, and says what is a placeholder",
    options,
    async (language, kind) => {
      // Each language is the first of one site and the second of another, and has each trade once with the long tests.
      const at = WORDS.indexOf(language);
      const second = WORDS[(at + 7) % WORDS.length] ?? "";
      const local = ["--town", "Sample Town", "--trade", TRADES[at % TRADES.length] ?? ""];
      const args = ["--name", "Lindner & Co", "--language", language, "--country", countryOf(language), "--kind", kind];
      const { code, said, cwd, dir, names } = await made(
        ...args,
        ...["--second", second, ...(kind === "local" ? local : [])],
      );
      expect(code).toBe(0);
      expect(said).toContain("npm run dev shows them");
      const place = { dir, publicDir: path.join(cwd, "site/public"), cwd };
      const { problems, content } = await checkFolder({ ...place, launch: true });
      const isOfLaunch = ({ rule }: Problem) => rule.startsWith("launch/");
      // The typeface of Japanese has thousands of characters: its package is named, and installed where it is needed.
      const needed = /install its package by npm install @fontsource-variable\/noto-sans-jp/i;
      const left = problems.filter((one) => !isOfLaunch(one) && !needed.test(one.message));
      expect(left.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
      expect(problems.filter(isOfLaunch).length).toBeGreaterThan(6);
      expect(names.filter((name) => name.endsWith(`.${second.toLowerCase()}.yaml`)).length).toBeGreaterThanOrEqual(6);
      const isSalon = local.includes("hair salon");
      for (const [name, { text }] of isSalon ? [] : filesOf(dir))
        expect(`${name}\n${text}`).not.toMatch(OF_ANOTHER_SITE);
      const both = [undefined, second.toLowerCase()].map((one) => contentIn(content, one));
      const [main, other] = both.map(statedIn);
      expect(other).toEqual(main);
      const plans = plansIn(countryOf(language));
      if (kind === "product") expect(both.map(offersOf)).toEqual([plans, plans]);
    },
  );
}

test.each(WORDS)("there is a word in %s for everything that English has one for", (language) => {
  const namesOf = (value: unknown, at = ""): string[] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => namesOf(inner, `${at}.${name}`))
      : [at];
  const words = (tag: string) => parse(readFileSync(`scripts/starter/words/${tag}.yaml`, "utf8")) as unknown;
  expect(namesOf(words(language))).toEqual(namesOf(words("en")));
  // What costs nothing is a price of nothing for search engines.
  expect(words(language)).toMatchObject({ product: { pricing: { free: expect.stringMatching(FREE) } } });
});

test("a bakery in Regensburg has the forms of its country, an Impressum, and nothing American", {
  tags: ["slow"],
}, async () => {
  const { dir, cwd, names, read } = await made(...BAKERY, "--phone", "0941 5550142");
  expect(names).toEqual([
    "404.yaml",
    "datenschutz.yaml",
    "images",
    "impressum.yaml",
    "index.yaml",
    "kontakt.yaml",
    "leistungen.yaml",
    "site.yaml",
  ]);
  const { content } = await checkFolder({ dir, publicDir: path.join(dir, "public"), cwd });
  const { business, language, labels } = toSiteModel(content);
  expect([language, labels.home, business.currency ?? business.money.currency]).toEqual(["de-DE", "Startseite", "EUR"]);
  expect(business.phoneLink).toBe("tel:+499415550142");
  expect(business.address).toContain("93047");
  // What was answered is no placeholder, what was not is one.
  expect(read("site.yaml")).toMatch(/phone: 0941 5550142\n/);
  expect(read("site.yaml")).toMatch(/postalCode: "93047"\n/);
  expect(read("site.yaml")).toMatch(/street: .* # replace before launch\n/);

  const out = path.join(cwd, "out");
  expect(await runBuild(dir, out, { pictures: false, base: "" })).toMatchObject({ code: 0 });
  const pages = [...filesOf(out)].filter(
    ([name]) => /\.(?:html|xml|txt|webmanifest)$/.test(name) || name === "_headers",
  );
  expect(pages.length).toBeGreaterThan(7);
  // In the footer of every page, since no block of this one names it.
  expect(new Map(pages).get("index.html")?.text).toContain('href="mailto:hello@baeckerei-lindner.example"');
  for (const [name, { text }] of pages) {
    expect(`${name}\n${text}`).not.toMatch(OF_ANOTHER_SITE);
    // A place on the map that is not the owner's is published nowhere.
    expect(text, name).not.toMatch(/GeoCoordinates|USD|\+1\d{10}|en-US|"addressCountry":"US"/);
  }
});

test("a trade has its type, its words and its blocks, and a second language repeats no price", async () => {
  const { dir, cwd, read } = await made(
    ...["--name", "Sole", "--language", "it", "--second", "German", "--country", "IT", "--town", "39100 Bolzano"],
    ...["--trade", "restaurant", "--register", "REA BZ-123456"],
  );
  const { content } = await checkFolder({ dir, publicDir: path.join(dir, "public"), cwd });
  const german = contentIn(content, "de");
  const home = toPageModel(german.pages.find(({ route }) => route === "/de") ?? raise("no home"), german);
  expect(home.blocks.map(({ type }) => type)).toEqual(["hero", "priceTable", "contactCards", "callToAction"]);
  expect(home.blocks[1]).toMatchObject({
    heading: ["Speisekarte"],
    layout: "menu",
    rows: [{ price: "9\u00a0€" }, {}, {}],
  });
  expect(toSiteModel(german).business).toMatchObject({ type: "Restaurant", tagline: "Restaurant · Bolzano" });
  expect(read("site.de.yaml")).not.toMatch(/€|openingHours|phone|legal:/);
  // What the law asks for is named once, and says by which article.
  expect(read("note-legali.yaml")).toMatch(/^# Italy asks for this page: art\. 7 D\.Lgs\. 70\/2003/);
  // Italian law asks for the number on the home page: the footer has it.
  expect(read("site.yaml")).toContain('text: "${business.tagline} · Partita IVA: ${business.legal.vatId}"');
  expect(read("note-legali.de.yaml")).toContain("Register: ${business.legal.register}");
  expect(read("site.yaml")).toMatch(/register: REA BZ-123456\n.*vatId: .* # replace before launch\n/);
});

test("the address of a form service in place of the e-mail address breaks no page", async () => {
  const { dir, cwd, read } = await made(...BAKERY);
  const site = read("site.yaml").replace('to: "${business.email}"', "action: https://forms.example/f/1");
  writeFileSync(path.join(dir, "site.yaml"), site);
  const { problems } = await checkFolder({ dir, publicDir: path.join(dir, "public"), cwd });
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test("the time zone of a country with several waits for a person", async () => {
  const { read } = await made(
    "--name",
    "Lone Star",
    "--language",
    "en",
    "--country",
    "US",
    "--town",
    "Austin, TX 78701",
  );
  expect(read("site.yaml")).toContain("timeZone: America/New_York # replace before launch\n");
});

test.each([
  ["FR", "fr", "mentions-legales.yaml"],
  ["CH", "de", "impressum.yaml"],
  ["ES", "es", "aviso-legal.yaml"],
  ["IL", "he", "accessibility.yaml"],
])("%s asks for %s/%s", async (country, language, file) => {
  const { names } = await made(
    "--name",
    "Lindner",
    "--language",
    language,
    "--country",
    country,
    "--town",
    "Sample Town",
  );
  expect(names).toContain(file);
});

test("the week, the time zone and the place are those of the country", async () => {
  const { read } = await made("--name", "Lindner", "--language", "he", "--country", "IL", "--town", "Jaffa");
  expect(read("site.yaml")).toContain("days: [Sunday, Monday, Tuesday, Wednesday, Thursday] # replace before launch");
  expect(read("site.yaml")).toContain("timeZone: Asia/Jerusalem\n");
  const usual = await made("--name", "Lindner", "--language", "en", "--country", "US", "--town", "Austin, TX 78701");
  expect(usual.names).not.toContain("legal-notice.yaml");
  expect(usual.read("site.yaml")).toContain('  region: TX\n  postalCode: "78701"\n');
});

test.each([
  ["he", "IL", "fonts: { heading: Heebo, text: Heebo }", undefined],
  ["ar", "MA", "fonts: { heading: Cairo, text: Cairo }", undefined],
  ["ja", "JP", "fonts: { heading: Noto Sans JP, text: Noto Sans JP }", "noto-sans-jp"],
  ["th", "TH", "fonts: { heading: Noto Sans Thai, text: Noto Sans Thai }", "noto-sans-thai"],
  ["de", "DE", undefined, undefined],
])("a site in %s has a typeface of its script, whose package is named unless it is installed", async (...site) => {
  const [language, country, fonts, name] = site;
  const { said, read } = await made("--name", "Lindner", "--language", language, "--country", country, "--town", "A");
  if (fonts) expect(read("site.yaml")).toContain(`\n${fonts}\n`);
  else expect(read("site.yaml")).not.toContain("fonts:");
  if (name) expect(said).toContain(`npm install @fontsource-variable/${name}`);
  else expect(said).not.toContain("fonts/");
});

test.each(LABEL_LANGUAGES)("%s, whose labels are offered, has first texts of its own", (language) => {
  expect(WORDS).toContain(language);
});

test("a language without words begins in English, and one line says so", async () => {
  const { code, said, read } = await made(
    "--name",
    "Lindner",
    "--language",
    "Estonian",
    "--country",
    "Estonia",
    "--kind",
    "product",
  );
  expect(code).toBe(0);
  expect(said).toContain("The first texts are in English: there are none in Estonian yet.");
  expect(read("site.yaml")).toContain("language: et-EE");
});

test.each([
  [["--country", "Germny"], 'There is no country "Germny". Did you mean Germany (DE)?'],
  [["--country", "XX"], 'There is no country "XX".'],
  [["--language", "Gernan"], 'There is no language "Gernan". Did you mean German (de)?'],
  [["--phone", "0941 55"], "0941 55 is no phone number of Germany. Write it as people there do, such as"],
  [["--kind", "shop"], 'Write local, organization or product, not "shop".'],
  [["--name", "a ${b}"], "The name is one line of plain words, without ${."],
  [["--name", " "], "The name is needed."],
])("%j is refused with the way to write it, and nothing is written", async (args, words) => {
  const { code, said, cwd } = await made(...BAKERY, ...args);
  expect(code).toBe(2);
  expect(said).toContain(words);
  expect(said).not.toMatch(/\n\s+at /);
  expect(readdirSync(cwd)).toEqual([]);
});

test("without a terminal a name is needed, and for a local business its town", async () => {
  expect((await made()).said).toContain("Without a terminal to ask in, --name must be given.");
  expect((await made("--name", "Lindner")).said).toContain("--town must be given for a local business.");
});

test("the Portuguese of two countries is two languages, the same with or without its country is one", async () => {
  const given = { name: "Lindner", country: "BR", kind: "organization", language: "pt-BR" };
  expect(await answersFor({ ...given, second: "pt-PT" }, false)).toMatchObject({ second: "pt-PT" });
  await expect(answersFor({ ...given, second: "pt" }, false)).rejects.toThrow(
    "The pages are in this language already.",
  );
});

test("a folder that is not empty is refused", async () => {
  const cwd = temporary();
  mkdirSync(path.join(cwd, "site"));
  writeFileSync(path.join(cwd, "site/notes.txt"), "");
  const { code, said } = await runCommand(init, [...BAKERY, "--yes", "site"], cwd);
  expect(code).toBe(2);
  expect(said.trim()).toBe(
    "The folder site is not empty: it has notes.txt. Name another, such as npm run init -- my-site.",
  );
  writeFileSync(path.join(cwd, "file"), "");
  expect((await runCommand(init, [...BAKERY, "--yes", "file"], cwd)).said).toContain("file is not a folder.");
});

test.each([
  ["check", check, []],
  ["build", build, []],
  ["new", newPage, []],
  ["fix", fix, []],
  ["price", price, []],
  ["calendar", calendar, []],
] as const)("npm run %s says of an empty folder that there is no site yet", async (_, command, args) => {
  const { code, said } = await runCommand(command as typeof check, ["--pages", temporary(), ...args]);
  expect(code).toBe(2);
  expect(said).toMatch(/There is no site in the folder .*: it has no \.yaml file\. npm run init makes one\./);
});

test("in a terminal a wrong answer is asked again, and an empty one stays a placeholder", async () => {
  const input = new PassThrough() as PassThrough & { isTTY?: boolean; setRawMode?: () => void };
  Object.assign(input, { isTTY: true, setRawMode: () => {} });
  let screen = "";
  const output = Object.assign(
    new Writable({
      write(chunk, _, done) {
        screen += String(chunk);
        done();
      },
    }),
    { columns: 120, rows: 40, isTTY: true },
  );
  const asked = answersFor({ country: "Germny", name: "Lindner", kind: "local" }, true, { input, output });
  const answer = async (words: string, before: string) => {
    await expect.poll(() => screen.includes(before)).toBe(true);
    screen = "";
    // What is suggested is deleted first.
    for (let back = 0; back < 30; back++) input.write("\x7f");
    input.write(words);
    input.write("\r");
  };
  await answer("German", "Which language");
  await answer("", "Which second language");
  await answer("Germny", "In which country");
  await answer("Germany", "Did you mean Germany (DE)?");
  await answer("dentst", "What kind of business?");
  await answer("dentist", "Did you mean dentist?");
  await answer("Regensburg", "In which town");
  await answer("", "Which phone number");
  await answer("", "Which e-mail address");
  await answer("Ada Lindner", "Who answers for the site");
  for (const words of ["Which register", "for taxes on sales", "Which authority", "Which chamber"])
    await answer("", words);
  expect(await asked).toMatchObject({
    name: "Lindner",
    language: "de-DE",
    country: "DE",
    town: "Regensburg",
    trade: "dentist",
    representative: "Ada Lindner",
    phone: "",
  });
});

test("answers are read as people write them", () => {
  expect(readCountry("deutschland", "de")).toEqual({ value: "DE" });
  expect(readCountry("ישראל", "he")).toEqual({ value: "IL" });
  expect(readLanguage("Français")).toEqual({ value: "fr" });
  expect(readLanguage("pt-br")).toEqual({ value: "pt-BR" });
  expect(readPhone("+44 20 7946 0958", "DE")).toEqual({ value: "+44 20 7946 0958" });
  expect(townParts("93047 Regensburg")).toEqual({ town: "Regensburg", region: "", postalCode: "93047" });
  expect(townParts("Montréal, QC H2Y 1C6")).toEqual({ town: "Montréal", region: "QC", postalCode: "H2Y 1C6" });
  expect(townParts("London SW1A 1AA")).toEqual({ town: "London", region: "", postalCode: "SW1A 1AA" });
  expect(townParts("New York")).toEqual({ town: "New York", region: "", postalCode: "" });
  expect(siteSlug("Bäckerei Groß & Söhne")).toBe("baeckerei-gross-soehne");
  expect(siteSlug("מספרה")).toBe("my-site");
});

test("the folder of a site has the engine as a package, and what it needs around its pages", async () => {
  const { dir, said } = await made("--name", 'Lindner "& Co"', "--language", "ja", "--country", "JP", "--town", "A");
  const site = path.dirname(dir);
  const read = (name: string) => readFileSync(path.join(site, name), "utf8");
  expect(said).toContain("cd site && npm install && npm run dev shows them");
  const { name, dependencies, overrides, scripts } = JSON.parse(read("package.json"));
  expect([name, scripts.start, scripts.dev]).toEqual(["lindner-co", "three-strands start", "three-strands dev"]);
  expect(dependencies).toEqual({
    "three-strands": `file:${path.relative(site, path.resolve("."))}`,
    "@fontsource-variable/noto-sans-jp": "*",
  });
  // npm reads them in the outermost package only, where no name is that of another dependency.
  expect(Object.keys(overrides)).toContain("@reach/accordion");
  expect(JSON.stringify(overrides)).not.toContain("$");
  expect(read("README.md")).toMatch(/^# Lindner "& Co": a site kept as YAML\n/);
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(40);
  expect(read(".gitignore").split("\n")).toEqual(expect.arrayContaining(["node_modules/", "dist/", ".three-strands*"]));
  expect(read(".vscode/settings.json")).toContain(".three-strands/site-schema.json");
  for (const workflow of ["site", "clock", "diff", "diff-comment"])
    expect(parse(read(`.github/workflows/${workflow}.yml`))).toHaveProperty("jobs");
});

test("as a person starts it: npm's script, in a process of its own", { tags: ["slow"] }, () => {
  const cwd = temporary();
  const args = [path.resolve("scripts/run.mjs"), "init", ...BAKERY, "--yes", path.join(cwd, "site")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toContain("Bäckerei Lindner has 6 pages in");
  expect(status).toBe(0);
});
