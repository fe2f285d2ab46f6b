import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { expect, test } from "vitest";
import { htmlRules } from "../../renderer/content/built/rules/elements";
import { siteDir } from "./support/browser";
import { builtRoutes } from "./support/builtPage";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

const names = ["real", "edited", "groomer", "everyBlock"] as const;
const sites = await Promise.all(names.map(async (name) => ({ name, dir: await siteDir(name) })));
const pages = sites.flatMap(({ name, dir }) => builtRoutes(dir).map((route) => ({ name, dir, route })));

/** The rules that are off, each with its reason, are in renderer/content/built/htmlRules.ts. */
test.each(pages)("html-validate finds nothing on $route of the $name site", ({ dir, route }) => {
  const file = route === "/404" ? "404.html" : path.join(route, "index.html");
  const { results } = validator.validateStringSync(readFileSync(path.join(dir, file), "utf8"), route);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId} ${message}`)).toEqual([]);
});
