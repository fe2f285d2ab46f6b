import { expect, test } from "vitest";
import { routesOfSite } from "../../support/sites/routesOfSite";
import { built, page } from "../diff/madeUp";

test("every page of a built site has a route: not the page for unknown addresses, nor one that only redirects", () => {
  const redirect = '<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=/about">';
  const names = ["index", "about", "news/first-days", "es/index", "404", "es/404"];
  const files = names.map((name) => [`${name}.html`, page()]);
  const dir = built(Object.fromEntries([...files, ["old.html", redirect], ["assets/a.js", ""]]));
  expect(routesOfSite(dir)).toEqual(["/", "/about", "/es", "/news/first-days"]);
});
