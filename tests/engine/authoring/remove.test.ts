import { describe, expect, test, vi } from "vitest";
import { removePage, StillLinked } from "../../../renderer/authoring/removePage";
import { loadContent } from "../../../renderer/content/load/loadContent";
import { errorsAfter } from "./move";
import { changedLines, type Salon, salon } from "./salon";

vi.setConfig({ testTimeout: 60_000 });

const GONE = "/faux-locs-fredericksburg";
const TO = "/butterfly-locs-fredericksburg";
const remove = (pages: Salon, route: string, to?: string) => removePage(loadContent(pages.dir, pages), route, to);

test("a page that others link to stays, and they are told by their lines", async () => {
  const pages = salon();
  const before = pages.all();
  expect(() => remove(pages, GONE)).toThrow(StillLinked);
  const { code, said } = await pages.run("remove", GONE);
  expect(said).toMatch(/pages-data\/site\.yaml:\d+ {2}Faux Locs\n/);
  expect(said).toMatch(/pages-data\/butterfly-locs-fredericksburg\.yaml:\d+ {2}faux locs\n/);
  expect(said).toContain("Say which page takes its place, such as --to /services");
  expect(code).toBe(1);
  expect(pages.all()).toEqual(before);
});

describe("where another page takes its place", () => {
  test("links lead there, entries that would stand twice go, and the old address leads there", async () => {
    const pages = salon();
    pages.change("about.yaml", "to: /services\n", `to: ${GONE}#faq\n`);
    const before = pages.all();
    const { changes, moved, dropped, redirects } = remove(pages, GONE, TO);
    expect(await errorsAfter(pages, changes)).toEqual([]);
    const after = pages.all();
    expect(after["faux-locs-fredericksburg.yaml"]).toBeUndefined();
    expect(changedLines(before["site.yaml"] ?? "", after["site.yaml"] ?? "")).toEqual([
      `- - { label: Faux Locs, to: ${GONE} }`,
      `- - { label: Faux Locs, to: ${GONE} }`,
    ]);
    expect(after["about.yaml"]).toContain(`to: ${TO}#faq\n`);
    expect(after["butterfly-locs-fredericksburg.yaml"]).toContain(`redirectFrom: [${GONE}]\n`);
    expect([moved.length, dropped.length, redirects]).toEqual([2, 2, [GONE]]);
  });

  test("all its old addresses and aliases lead there too", async () => {
    const pages = salon();
    pages.change("booking.yaml", "aliases:", "redirectFrom: [/reserve]\naliases:");
    const { changes, redirects } = remove(pages, "/booking", "/contact");
    expect(await errorsAfter(pages, changes)).toEqual([]);
    expect(redirects).toEqual(["/booking", "/book", "/reserve"]);
    expect(pages.read("contact.yaml")).toContain("redirectFrom: [/booking, /book, /reserve]");
  });

  test.each([
    [GONE, GONE, "A page cannot take its own place"],
    [GONE, "/nowhere", "There is no page /nowhere."],
    [GONE, "/404", "Nothing can lead to the not-found page"],
    ["/", "/about", "The home page stays"],
  ])("%s cannot be replaced by %s", (route, to, sentence) => {
    expect(() => remove(salon(), route, to)).toThrow(sentence);
  });

  test("that page cannot be a draft", () => {
    const pages = salon();
    pages.write(
      "butterfly-locs-fredericksburg.yaml",
      `draft: true\n${pages.read("butterfly-locs-fredericksburg.yaml")}`,
    );
    expect(() => remove(pages, GONE, TO)).toThrow("still a draft");
  });
});

test("a page that nobody links to simply goes", async () => {
  const pages = salon();
  pages.write("alone.yaml", "title: A\ndescription: B\nblocks:\n  - type: hero\n    heading: A\n");
  const { code, said } = await pages.run("remove", "pages-data/alone.yaml");
  expect(said).toContain("/alone is gone.");
  expect(code).toBe(0);
  expect(pages.all()).not.toHaveProperty(["alone.yaml"]);
});
