import { expect, test } from "vitest";
import { textsBeside } from "../../../renderer/content/site/textsBeside";

test("a text has the two texts after it beside it, without facts, numbers and groups", () => {
  const stats = { before: "first", count: "20+", label: "Clients", since: 1994, note: "a week", last: "more" };
  expect(textsBeside({ stats }, "/stats/count")).toBe(" Clients.");
  expect(textsBeside({ stats }, "/stats/before")).toBe(" 20+. Clients.");
  expect(textsBeside({ stats: { count: "20+", label: "${facts.unit}" } }, "/stats/count")).toBe("");
  expect(textsBeside({ list: ["20+", "Clients"] }, "/list/0")).toBe("");
});

test("a group is asked for its names once, however many texts are looked at", () => {
  let asked = 0;
  const names = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`n${index}`, `${index} of it`]));
  const ownKeys = (group: object) => {
    asked++;
    return Reflect.ownKeys(group);
  };
  const stats = new Proxy(names, { ownKeys });
  for (const name of Object.keys(names)) textsBeside({ stats }, `/stats/${name}`);
  expect(asked).toBe(1);
});
