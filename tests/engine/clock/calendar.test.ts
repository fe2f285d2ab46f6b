import { expect, test } from "vitest";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { changesUntil, holidaysFrom, nextChange, YEAR } from "../../../renderer/content/site/changes";
import { timelineOf } from "../../../renderer/desk/server/timeline";
import { toSiteModel } from "../../../renderer/page/pageModel";
import { fixtureSite } from "../../support/fixtureSite";

const site = fixtureSite();
site.change("site.yaml", "value: $75\n", "value: [{ value: $75 }, { value: $85, from: 2031-02-01T09:00 }]\n");
site.change(
  "site.yaml",
  "  founded:",
  '  holidays: [{ name: Thanksgiving, date: fourth Thursday of November }]\n  seasons: [{ name: Summer, first: 06-15, last: 08-31, openingHours: [{ days: [Monday], opens: "09:00", closes: "12:00" }] }]\n  founded:',
);
site.write(
  "offer.yaml",
  "title: Offer\ndescription: An offer.\nuntil: 2031-03-31\nblocks: [{ type: hero, heading: Offer }]\n",
);
site.write(
  "draft.yaml",
  "title: Draft\ndescription: A draft.\ndraft: true\nfrom: 2030-12-15\nblocks: [{ type: hero, heading: Draft }]\n",
);

const at = (moment: string) => loadContent({ ...site, at: moment });
const local = (instant: number | undefined) =>
  instant === undefined
    ? "never"
    : new Date(instant).toLocaleString("sv", { timeZone: "America/Los_Angeles" }).slice(0, 16);

test("the next change is the earliest of all: a holiday that is near or over, a price, a page, a season", () => {
  let now = "2030-11-01";
  const found = Array.from({ length: 7 }, () => {
    const next = nextChange(at(now));
    now = new Date(next ?? Number.NaN).toISOString();
    return local(next);
  });
  expect(found).toEqual([
    "2030-11-14 00:00",
    "2030-11-29 00:00",
    "2030-11-30 00:00",
    "2031-02-01 09:00",
    "2031-04-01 00:00",
    "2031-06-15 00:00",
    "2031-06-16 00:00",
  ]);
});

test("between two changes the site says the same at every hour", async () => {
  const { originals } = (await site.check()).content;
  const said = (moment: string) => {
    const content = at(moment);
    return JSON.stringify([toSiteModel({ ...content, originals }), content.pages.map(({ data }) => data)]);
  };
  const next = nextChange(at("2030-11-30")) ?? 0;
  const before = said("2030-11-30");
  for (let now = Date.parse("2030-12-01T00:00Z"); now < next; now += 59 * 3_600_000) {
    if (said(new Date(now).toISOString()) !== before) expect.fail(`${local(now)} differs`);
  }
  expect(said(new Date(next).toISOString())).not.toBe(before);
});

test("a site without times never changes with the clock", () => {
  expect(nextChange(loadContent({ ...fixtureSite(), at: "2030-11-01" }))).toBeUndefined();
});

test("the calendar lists what begins and ends, each with its line; and holidays", () => {
  const content = at("2030-11-01");
  const changes = changesUntil(content, content.clock.now + YEAR * 86_400_000);
  expect(changes.map(({ instant, what, file }) => [local(instant), what, file])).toEqual([
    ["2031-02-01 09:00", "facts.fullGroom becomes $85", "pages-data/site.yaml"],
    ["2031-04-01 00:00", 'the page "Offer" ends', "pages-data/offer.yaml"],
  ]);
  expect(changes[1]?.line).toBeGreaterThan(0);
  expect(holidaysFrom(content).map(({ name, first }) => [name, first])).toEqual([["Thanksgiving", "2030-11-28"]]);
});

test("the desk's timeline is that of the real day, whatever day the site is shown as of", () => {
  const now = Date.parse("2030-11-01T12:00Z");
  const entries = timelineOf(at("2030-11-01"), now);
  expect(entries).toEqual([
    { at: "2030-11-28", when: "November 28, 2030", what: "Thanksgiving: closed" },
    { at: "2031-02-01T09:00", when: "February 1, 2031", what: "facts.fullGroom becomes $85" },
    { at: "2031-04-01T00:00", when: "April 1, 2031", what: 'the page "Offer" ends', route: "/offer" },
  ]);
  expect(timelineOf(at("2031-03-01"), now)).toEqual(entries);
});
