import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { expect, test } from "vitest";
import { htmlRules } from "../../renderer/content/built/htmlRules";
import { builtRoutes } from "./support/builtPage";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** The rules that are off, each with its reason, stand in renderer/built/htmlRules.ts. */
test.each(builtRoutes())("html-validate finds nothing on %s", (route) => {
  const file = route === "/404" ? "404.html" : path.join(route, "index.html");
  const { results } = validator.validateStringSync(readFileSync(path.join("dist/client", file), "utf8"), route);
  const found = results.flatMap(({ messages }) => messages);
  expect(found.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId} ${message}`)).toEqual([]);
});
