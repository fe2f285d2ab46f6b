import { expect, test } from "vitest";
import { readMarkdown } from "../../../renderer/content/markdown/readMarkdown";
import { marksInPlain } from "../../../renderer/content/markdown/strayMarks";

/** What is found in a text, as it is written there, or the way it is meant. */
const stray = (text: string, kind: "Text" | "RichText" = "Text") => readMarkdown(kind, text).stray;

test.each([
  ["A **bold groom.", "**bold"],
  ["A bold** groom.", "bold**"],
  ["**Note:**small dogs", "**Note:"],
  ["A ** bold ** groom", "**"],
  ["A **bold* groom", "*"],
  ["A *careful groom.", "*careful"],
  ["A careful* groom.", "careful*"],
  ["A _careful groom.", "_careful"],
  ["A careful_ groom.", "careful_"],
  ["A `careful groom.", "`careful"],
  ["~~Closed~~ open", "~~Closed"],
  ["See our prices](/services) now.", "prices](/services)"],
  ["See ](", "]("],
  ["See our prices (/services).", "(/services)"],
])("the marks of %s would be shown to visitors", (text, piece) => {
  expect(stray(text)).toEqual({ piece });
  expect(stray(`- First.\n- ${text}`, "RichText")).toEqual({ piece });
});

test.each([
  ["See [prices] (/services).", "[prices](/services)"],
  ["See [our prices(/services).", "[our prices](/services)"],
  ["See (prices)[/services].", "[prices](/services)"],
  ["See [prices](/services", "[prices](/services)"],
  ["See [prices](/services, or call.", "[prices](/services)"],
  ["Call [us] (tel:+15035550174).", "[us](tel:+15035550174)"],
])("the link in %s is written whole", (text, suggestion) => {
  expect(stray(text)?.suggestion).toBe(suggestion);
});

test.each([
  "A *careful*, **very _careful_** groom.",
  "Rated 5* by owners, 3 * 4 and 5 \\*.",
  "Follow @three_strands_ or write to_us@example.com, snake_case.",
  "Small [or large] dogs (and cats).",
  "See [prices](/services), and/or [call](tel:+15035550174).",
  "It is 20 % off (/ per dog).",
])("%s has no stray marks", (text) => {
  expect(stray(text)).toBeUndefined();
});

test("a text without Markdown is shown with its characters", () => {
  const pieces = [
    ["See **our prices** now", "**our prices**", "our prices"],
    ["See [prices](/services)", "[prices](/services)", "prices"],
    ["A *careful* groom", "*careful*", "careful"],
    ["A <b>gentle</b> groom", "<b>gentle</b>", "gentle"],
    ['<a href="/x">Prices</a> here', '<a href="/x">Prices</a>', "Prices"],
    ["A line<br>and more", "<br>", ""],
  ];
  for (const [text = "", piece, words] of pieces) expect(marksInPlain(text)).toEqual({ piece, words });
  for (const text of ["5* grooms (all dogs), snake_case_name, 1000+", "2 < 3 and 4 > 1", "Dogs <20 kg and >5 kg"])
    expect(marksInPlain(text)).toBeUndefined();
});
