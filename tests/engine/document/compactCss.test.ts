import { expect, test } from "vitest";
import { compactCss, siteProperties, withoutUnsetProperties } from "../../../renderer/page/document/compactCss";

test.each([
  ["a{border-radius:var(--site-corner, 1rem)}", "a{border-radius:1rem}"],
  [":root{--site-corner:0;}a{border-radius:var(--site-corner, 1rem)}", undefined],
  ["a{width:calc(var(--site-stage, 2rem) - var(--gap))}", "a{width:calc(2rem - var(--gap))}"],
  [
    'a{mask:var(--site-hanging, url("data:,matrix(0 1) url(%23m)")) 0 0}',
    'a{mask:url("data:,matrix(0 1) url(%23m)") 0 0}',
  ],
  ["a{color:var(--ratio, 4 / 3)}", undefined],
])("%s", (css, without = css) => {
  expect(withoutUnsetProperties(css, new Set(siteProperties(css).sets))).toBe(without);
});

test("leaves out what no browser needs, and nothing of a string or a name", () => {
  expect(
    compactCss('a{margin:-0.5rem 0.25em 10.5px 0;content:"0.5, 0.5"}@media (min-width: 0.5rem){.a0.b{top:0;}}'),
  ).toBe('a{margin:-.5rem .25em 10.5px 0;content:"0.5, 0.5"}@media (min-width:.5rem){.a0.b{top:0}}');
});
