import { expect, test } from "vitest";
import { builtRoutes } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";
import { htmlProblems } from "./support/htmlProblems";

const names = ["real", "everyBlock"] as const;
const sites = await Promise.all(names.map(async (name) => ({ name, dir: await siteDir(name) })));
const pages = sites.flatMap(({ name, dir }) => builtRoutes(dir).map((route) => ({ name, dir, route })));

test.each(pages)("html-validate finds nothing on $route of the $name site", ({ dir, route }) => {
  expect(htmlProblems(dir, route)).toEqual([]);
});
