import { expect, test } from "vitest";
import { builtRoutes } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";
import { htmlProblems } from "./support/htmlProblems";

const dir = await siteDir();

test.each(builtRoutes(dir))("html-validate finds nothing on %s", (route) => {
  expect(htmlProblems(dir, route)).toEqual([]);
});
