import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { expect, test } from "vitest";
import { htmlRules } from "../../renderer/content/built/htmlRules";
import { siteDir } from "./support/browser";
import { builtRoutes } from "./support/builtPage";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

const pages = (["real", "edited", "groomer", "everyBlock"] as const).flatMap((name) =>
  builtRoutes(siteDir(name)).map((route) => ({ name, route })),
);

/** The rules that are off, each with its reason, are in renderer/content/built/htmlRules.ts. */
test.each(pages)("html-validate finds nothing on $route of the $name site", ({ name, route }) => {
  const file = route === "/404" ? "404.html" : path.join(route, "index.html");
  const { results } = validator.validateStringSync(readFileSync(path.join(siteDir(name), file), "utf8"), route);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId} ${message}`)).toEqual([]);
});
