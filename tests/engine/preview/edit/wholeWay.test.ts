// @module-tag slow
import { execFileSync } from "node:child_process";
import { parseHTML } from "linkedom";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EditResult, EditStep } from "../../../../renderer/desk/protocol/edits";
import type { PageWords, Word } from "../../../../renderer/desk/protocol/words";
import { deskTokenIn, type Preview, startPreview } from "../../../../scripts/preview/startPreview";
import { fixtureSite } from "../../../support/fixtureSite";

const site = fixtureSite();
const ROUTES = ["/", "/about", "/contact", "/services", "/404"];
let preview: Preview;
let token: string;

beforeAll(async () => {
  preview = await startPreview(site.pages);
  const desk = await (await fetch(`${preview.url}/_desk/at/`)).text();
  token = deskTokenIn(desk);
});
afterAll(() => preview?.stop());

const wordsOf = async (route: string) =>
  (await (
    await fetch(`${preview.url}/_desk/words?route=${route}`, { headers: { "x-desk": token } })
  ).json()) as PageWords;

const servedHtml = async (route: string) =>
  (await fetch(`${preview.url}${route}?desk=off`, { headers: { accept: "text/html" } })).text();

async function post(address: string, body: unknown): Promise<EditResult> {
  const headers = {
    "content-type": "application/json",
    "x-desk": token,
    origin: preview.url,
    "sec-fetch-site": "same-origin",
  };
  const response = await fetch(preview.url + address, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as EditResult;
}

async function edit(route: string, file: string, ...steps: EditStep[]): Promise<EditResult> {
  const { files } = await wordsOf(route);
  return post("/_desk/edit", { file, base: files[file]?.hash, steps });
}

/** What both have, the text as it is written and the page that sets it in type. */
const bare = (words: string) =>
  words
    .replace(/[*_[\]\\]|\(\S*?\)/g, "")
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/–/g, "-")
    .replace(/\s+/g, " ")
    .trim();

function bodyOf(html: string): HTMLElement {
  const { body } = parseHTML(html).document;
  body.normalize();
  return body;
}

function seenAt(body: HTMLElement, { places }: Word): string[] {
  return places.map(({ path, start, end, attribute }) => {
    const node = path.reduce<Node | undefined>((at, index) => at?.childNodes[index], body);
    return attribute ? ((node as Element).getAttribute(attribute) ?? "") : (node?.textContent ?? "").slice(start, end);
  });
}

test("each text of each page is found on the served page, which has no frames", async () => {
  const nowhere: string[] = [];
  let all = 0;
  for (const route of ROUTES) {
    const { words } = await wordsOf(route);
    const html = await servedHtml(route);
    expect(html).not.toMatch(/[\uE000-\uE019]/);
    const body = bodyOf(html);
    all += words.length;
    for (const word of words) {
      if (word.places.length === 0) nowhere.push(`${word.file}${word.pointer}`);
      for (const seen of seenAt(body, word)) expect(bare(word.filled), word.pointer).toContain(bare(seen));
    }
  }
  // A block may take a text apart, as the lines of an address: it has no one place.
  const missing = nowhere.filter((place) => !/\/(?:title|description)$/.test(place));
  expect(missing.length / all, missing.join("\n")).toBeLessThan(0.01);
});

test("an idle connection stays open for longer than a proxy keeps it", async () => {
  const response = await fetch(`${preview.url}/favicon.svg`);
  await response.text();
  expect(response.headers.get("keep-alive")).toBe("timeout=75");
});

test("a text says its form, and where its facts come from", async () => {
  const { words } = await wordsOf("/about");
  expect(words.find(({ pointer }) => pointer === "/title")).toMatchObject({ most: 60, kind: "plain" });
  const fact = words.flatMap(({ facts }) => facts).find(({ name }) => name.startsWith("business."));
  expect(fact?.pages.map(({ route }) => route)).toContain("/about");
  expect(site.read("site.yaml")).toContain(fact?.value);
});

test("a change is on the page once its response arrives, and gone after undo", async () => {
  const before = site.all();
  expect(
    await edit("/about", "about.yaml", { do: "set", pointer: "/blocks/0/heading", value: "Quite another" }),
  ).toMatchObject({
    result: "saved",
  });
  expect(await servedHtml("/about")).toContain("Quite another");
  expect(await post("/_desk/undo", {})).toHaveProperty("result", "saved");
  expect(await servedHtml("/about")).not.toContain("Quite another");
  expect(site.all()).toEqual(before);
});

test("a price that nobody knows is refused as the check says it, and saved with its confirmation in one step", async () => {
  const before = site.all();
  const step: EditStep = { do: "set", pointer: "/title", value: "About us, from $99 | Alder Grooming" };
  const message = expect.stringMatching(/^\$99 is no fact of this site\..*npm run fix -- --confirm/);
  const asked = await edit("/about", "about.yaml", step);
  expect(asked).toMatchObject({ result: "refused", words: message, problems: [{ figure: "$99", message }] });
  expect(site.all()).toEqual(before);
  // It was rendered while it was checked.
  expect(await servedHtml("/about")).not.toContain("$99");
  const { files } = await wordsOf("/about");
  const again = { file: "about.yaml", base: files["about.yaml"]?.hash, steps: [step], right: ["$99"] };
  expect(await post("/_desk/edit", again)).toMatchObject({ result: "saved", file: "about.yaml" });
  expect(site.read("about.yaml")).toContain("from $99 |");
  expect(site.read("figures.yaml")).toContain("page: about, figure: $99");
  expect(await post("/_desk/undo", {})).toHaveProperty("result", "saved");
  expect(site.all()).toEqual(before);
});

test("a change that would make an error of the file or of another page is refused in words", async () => {
  const before = site.all();
  for (const value of ["", "   "]) {
    const empty = await edit("/about", "about.yaml", { do: "set", pointer: "/blocks/0/heading", value });
    expect(empty).toMatchObject({ result: "refused", problems: [{ file: expect.stringContaining("about.yaml") }] });
  }
  const unknown = await edit("/about", "about.yaml", { do: "set", pointer: "/title", value: "About ${busines.name}" });
  expect(unknown).toMatchObject({ result: "refused", words: expect.stringContaining("busines.name") });
  const facts = await edit("/about", "site.yaml", { do: "remove", pointer: "/business/phone" });
  expect(facts).toHaveProperty("result", "refused");
  const walk = (name: string, price: string) => ({ name, options: { short: { price } } });
  const book = { moonWalk: walk("Moon Walk", "$31"), noonWalk: walk("Noon Walk", "$27") };
  expect(await edit("/about", "site.yaml", { do: "add", pointer: "/prices", value: book })).toMatchObject({
    result: "saved",
  });
  for (const name of ["about", "contact"]) {
    const step: EditStep = {
      do: "set",
      pointer: "/blocks/0/lead",
      value: "A walk at night for ${price.moonWalk.short}.",
    };
    expect(await edit(`/${name}`, `${name}.yaml`, step)).toMatchObject({ result: "saved" });
  }
  const price = await edit("/about", "site.yaml", { do: "remove", pointer: "/prices/moonWalk" });
  const line = (name: string) => site.read(name).slice(0, site.read(name).indexOf("moonWalk")).split("\n").length;
  const places = ["about.yaml", "contact.yaml"].map((name) => `pages-data/${name}, line ${line(name)}`);
  expect(price).toMatchObject({
    result: "refused",
    words: expect.stringMatching(
      /^\$\{price\.moonWalk\.short\} is used in .*Change these lines first, then remove it\.$/,
    ),
  });
  for (const place of places) expect(price).toHaveProperty("words", expect.stringContaining(place));
  for (let time = 0; time < 3; time++) expect(await post("/_desk/undo", {})).toHaveProperty("result", "saved");
  expect(site.all()).toEqual(before);
});

test("a text with a link keeps its places after typography, however often they are requested", async () => {
  const text = "- Call [${business.phone}](${business.phone|tel}) as soon as you can.\n";
  const block = { type: "textSection", heading: "When You Are Late", text };
  const step: EditStep = { do: "insert", pointer: "/blocks", index: 1, value: block };
  expect(await edit("/about", "about.yaml", step)).toHaveProperty("result", "saved");
  const [first, second] = [await wordsOf("/about"), await wordsOf("/about")];
  expect(second).toEqual(first);
  const word = second.words.find(({ pointer }) => pointer === "/blocks/1/text");
  expect(word && seenAt(bodyOf(await servedHtml("/about")), word)).toContain("Call ");
  expect(await post("/_desk/undo", {})).toHaveProperty("result", "saved");
});

test("the site is shown as of a chosen day, and of now again", async () => {
  const before = site.read("about.yaml");
  const block = { type: "textSection", heading: "Prices After 2060", text: "Words.", from: "2060-01-01" };
  const step: EditStep = { do: "insert", pointer: "/blocks", index: 1, value: block };
  expect(await edit("/about", "about.yaml", step)).toHaveProperty("result", "saved");
  expect(await servedHtml("/about")).not.toContain("Prices After 2060");
  expect(await post("/_desk/clock", { at: "2060-01-01" })).toHaveProperty("result", "shown");
  expect(await servedHtml("/about")).toContain("Prices After 2060");
  expect(await post("/_desk/clock", { at: null })).toHaveProperty("result", "shown");
  expect(await servedHtml("/about")).not.toContain("Prices After 2060");
  expect(await post("/_desk/undo", {})).toHaveProperty("result", "saved");
  expect(site.read("about.yaml")).toBe(before);
});

test("what the check finds on disk keeps the site from being published, and names its place", async () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: site.cwd, encoding: "utf8" });
  git("init", "-q", "-b", "main");
  git("-c", "user.name=Pat", "-c", "user.email=pat@example.com", "commit", "-q", "--allow-empty", "-m", "Start");
  git("remote", "add", "origin", ".");
  const before = site.read("about.yaml");
  site.write("about.yaml", before.replace(/^description:/m, "descripton:"));
  expect(await post("/_desk/publish", { message: "Say it" })).toMatchObject({
    result: "refused",
    words: "Nothing was published, as the site has an error. Fix it first.",
    problems: [
      { file: expect.stringContaining("about.yaml"), line: 2, message: expect.stringContaining("descripton") },
    ],
  });
  expect(git("for-each-ref").trim().split("\n")).toHaveLength(1);
  site.write("about.yaml", before);
});
