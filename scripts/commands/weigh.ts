import path from "node:path";
import { defineCommand } from "../cli/command";
import { routesOf, visitBuiltSite, visitFlags } from "../serve/visitBuiltSite";
import { type Weight, weighPage } from "../weigh/weighPage";
import { overBudget, weightTable } from "../weigh/weight";

export const command = defineCommand({
  name: "npm run weigh",
  about:
    "Measures every page of the built site as a new visitor with a phone gets it: HTML, CSS, the JavaScript before any interaction, fonts, and the pictures in the first view, each as gzip / brotli.",
  flags: visitFlags,
  examples: ["npm run weigh", "npm run weigh -- --routes /,/about"],
  exitCodes: { 0: "within the budgets", 1: "a page is over a budget", 2: "could not run" },
  async run({ flags: { dir, routes = routesOf(dir) } }) {
    const weights = await visitBuiltSite(dir, async (browser, url) => {
      const weights: Weight[] = [];
      for (const route of routes) weights.push(await weighPage(browser, { dir: path.resolve(dir), url }, route));
      return weights;
    });
    const over = weights.flatMap((weight) => overBudget(weight).map((budget) => `${weight.route}: ${budget}`));
    console.log(weightTable(weights));
    console.log(over.length > 0 ? `\nOver the budget:\n${over.join("\n")}` : "\nEvery page is within its budgets.");
    return over.length > 0 ? 1 : 0;
  },
});
