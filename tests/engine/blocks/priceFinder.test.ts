import { describe, expect, test } from "vitest";
import { answer, everyDay } from "../../../blocks/PriceFinder/answer";
import type { Opening } from "../../../renderer/contract/businessHours";
import { countryIn } from "../../../renderer/countries/countryIn";
import { languageIn } from "../../../renderer/languages/languageIn";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();

const DAY: Opening = [420, 1080];
const words = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
const sentence = (...asked: Parameters<typeof answer>) =>
  answer(...asked)
    .map(({ words }) => words)
    .join("");
const say = (
  price: string,
  duration: string,
  more: { price?: string; duration?: string } = {},
  day: Opening | undefined = DAY,
) => words(sentence({ price, duration }, { name: "Long", ...more }, day, site));

describe("an answer", () => {
  test("fills in each placeholder of a label, and keeps the characters of the value", () => {
    const labels = { ...site.labels, finderAnswer: "{price}, {time}: {price}" };
    const two = sentence({ price: "$&", duration: "$1" }, { name: "Long" }, undefined, { ...site, labels });
    expect(two).toBe("$&, $1: $&");
  });

  test.each([
    [
      "$165",
      "4-6 hours",
      { price: "$30", duration: "1 hour" },
      "from $195, about 5–7 hours; start by 11 AM to be done by 6 PM",
    ],
    ["$165", "4-6 hours", {}, "from $165, about 4–6 hours; start by 12 PM to be done by 6 PM"],
    ["From $1,165", "1 hour", { price: "$30" }, "from $1,195, about 1 hour; start by 5 PM to be done by 6 PM"],
    [
      "$165-$260",
      "30 minutes",
      { duration: "15 min" },
      "from $165, about 45 minutes; start by 5:15 PM to be done by 6 PM",
    ],
    ["Free", "11 hours", {}, "from $0, about 11 hours; start by 7 AM to be done by 6 PM"],
    ["$600", "11 hours", { duration: "1-2 hours" }, "from $600, about 12–13 hours; ask us how to plan it"],
    // The check reports both.
    ["Call us", "all day", { price: "$30" }, "from Call us, about all day"],
  ])("%s for %s, with %j more: %s", (price, duration, more, said) => {
    expect(say(price, duration, more)).toBe(said);
  });

  test("does not mention the start without opening hours", () => {
    expect(words(sentence({ price: "$165", duration: "2 hours" }, { name: "Long" }, undefined, site))).toBe(
      "from $165, about 2 hours",
    );
  });

  test("is in the words of the site's language", () => {
    const labels = { ...site.labels, finderAnswer: "ab {price}, etwa {time}", finderStart: "{start} bis {end}" };
    const business = { money: countryIn("DE", "de-DE").money, durations: languageIn("de-DE") };
    const said = sentence({ price: "1.165 €", duration: "4 bis 6 Stunden" }, { name: "Lang" }, DAY, {
      labels,
      language: "de-DE",
      business,
    });
    expect(words(said)).toBe("ab 1.165 €, etwa 4–6 Stunden; 12:00 bis 18:00");
  });

  test("says on one line of a phone what the labels have in brackets, or else their values", () => {
    const short = (labels: typeof site.labels) =>
      answer({ price: "$165", duration: "4-6 hours" }, { name: "Long" }, DAY, { ...site, labels }).flatMap((part) =>
        part.short ? [words(part.words)] : [],
      );
    expect(short(site.labels)).toEqual(["from $165", "4–6 hours", "by 12 PM"]);
    const plain = { finderAnswer: "ab {price}, etwa {time}", finderStart: "{start} bis {end}" };
    expect(short({ ...site.labels, ...plain })).toEqual(["$165", "4–6 hours", "12 PM"]);
    const [long] = answer({ price: "$600", duration: "12 hours" }, { name: "Long" }, DAY, site).slice(-1);
    expect(long).toEqual({ words: "ask us how to plan it", short: true });
  });

  test("has no line break within a range or a time", () => {
    const said = sentence({ price: "$165", duration: "4-6 hours" }, { name: "Long" }, DAY, site);
    expect(said).toContain("4\u2060–\u20606\u00a0hours");
    expect(said).toContain("12\u00a0PM");
  });
});

test("the times that apply on each open day are from the latest opening to the earliest closing", () => {
  const week: Opening[][] = [
    [],
    [[420, 1080]],
    [
      [480, 720],
      [780, 1140],
    ],
    [[420, 1020]],
    [],
    [],
    [],
  ];
  expect(everyDay(week)).toEqual([480, 1020]);
  expect(everyDay([[], []])).toBeUndefined();
  expect(everyDay(undefined)).toBeUndefined();
});
