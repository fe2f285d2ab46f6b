/** Takes a picture of every route of the built site, to review its design. The folder is not committed. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { defineCommand } from "../cli/command";
import { commaList, wrongValue } from "../cli/flags";
import { openWhole, routesOf, visitBuiltSite, visitFlags } from "../serve/visitBuiltSite";

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

export const command = defineCommand({
  name: "npm run screenshots",
  about: "Takes a picture of every route of the built site as <out>/<route>-<width>-<scheme>.png.",
  flags: {
    ...visitFlags,
    out: { value: "DIR", default: "screenshots", about: "where the pictures are written" },
    widths: { value: "LIST", default: "360,768,1440", parse: widthsOf, about: "widths of the window in pixels" },
    schemes: { value: "LIST", default: "light,dark", parse: schemesOf, about: "color schemes" },
  },
  examples: ["npm run screenshots", "npm run screenshots -- --routes /,/about --widths 360 --schemes dark"],
  exitCodes: { 0: "taken", 2: "could not run" },
  async run({ flags: { dir, out, routes = [...routesOf(dir), "/404"], widths, schemes } }) {
    const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ width, colorScheme })));
    await visitBuiltSite(dir, async (browser, url) => {
      mkdirSync(out, { recursive: true });
      for (const look of looks) await take(browser, url, look, routes, out);
    });
    console.log(`${routes.length * looks.length} pictures are in ${out}/.`);
  },
});

function widthsOf(text: string): number[] {
  const widths = commaList(text).map(Number);
  if (widths.every((width) => width > 0)) return widths;
  throw wrongValue("It takes numbers of pixels with commas between them.");
}

function schemesOf(text: string): ("light" | "dark")[] {
  return commaList(text).map((name) => {
    if (name === "light" || name === "dark") return name;
    throw wrongValue("It takes light, dark or light,dark.");
  });
}

type Look = Pick<BrowserContextOptions, "colorScheme"> & { width: number };

async function take(browser: Browser, url: string, { width, colorScheme }: Look, routes: string[], out: string) {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  // No animation is caught halfway.
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const route of routes) {
    await openWhole(page, url + route);
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: path.join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  await context.close();
}
