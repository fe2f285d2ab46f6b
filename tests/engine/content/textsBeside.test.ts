import { expect, test } from "vitest";
import type { ContentFile } from "../../../renderer/content/model/siteContent";
import { textsOf } from "../../../renderer/content/site/textsBeside";

/** Finds the texts of a page with this group, and counts how often the group is asked for a name or a value. */
function lookThrough(vars: object) {
  let asked = 0;
  const counted: ProxyHandler<object> = {};
  for (const trap of ["get", "has", "ownKeys", "getOwnPropertyDescriptor"] as const) {
    counted[trap] = (...args: unknown[]) => {
      asked++;
      return (Reflect[trap] as (...args: unknown[]) => never)(...args);
    };
  }
  const source = { vars: new Proxy(vars, counted) };
  const texts = textsOf({ file: "a.yaml", route: "/a", source } as unknown as ContentFile, (text) => /\d/.test(text));
  return { texts: texts.map(({ text }) => text), asked };
}

test("a short number is read with the texts after it, up to ten of them", () => {
  const words = Array.from("abcdefghijklmn", (name) => [name, name.repeat(3)]);
  const { texts } = lookThrough({ before: "first", count: "20+", ...Object.fromEntries(words) });
  expect(texts).toEqual(["20+ aaa. bbb. ccc. ddd. eee. fff. ggg. hhh. iii. jjj"]);
});

test("a group is searched as often for each of its texts, however many there are", () => {
  const askedFor = (size: number) =>
    lookThrough(Object.fromEntries(Array.from({ length: size }, (_, i) => [`n${i}`, `${i} of it`]))).asked;
  const [one, two, four] = [300, 600, 1200].map(askedFor) as [number, number, number];
  expect(one).toBeGreaterThan(300);
  expect((four - two) / (two - one)).toBeLessThan(2.1);
});
