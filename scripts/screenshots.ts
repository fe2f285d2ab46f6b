/**
 * Takes a picture of every route of the built site at 360, 768 and 1440 px, light and dark, as a
 * designer looks it over. The folder is not kept in git.
 *
 *   npm run screenshots
 *   npm run screenshots -- --routes /,/about --widths 360 --schemes dark --dir dist/client --out screenshots
 *
 * Writes `<out>/<route>-<width>-<scheme>.png`. Exit codes: 0 taken, 2 could not run.
 */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { close, listen, portOf } from "./serve/listen";
import { createSiteServer } from "./serve/siteServer";
import { launchBrowser } from "./setup/launchBrowser";
import { routesOf } from "./weigh/builtSite";

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

type Scheme = "light" | "dark";

interface Look {
  width: number;
  scheme: Scheme;
}

try {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "dist/client" },
      out: { type: "string", default: "screenshots" },
      routes: { type: "string" },
      widths: { type: "string", default: "360,768,1440" },
      schemes: { type: "string", default: "light,dark" },
    },
  });
  const dir = path.resolve(values.dir);
  if (!existsSync(dir)) throw new Error(`There is no ${values.dir}: run npm run build first.`);
  const widths = values.widths.split(",").map(Number);
  if (!widths.every((width) => width > 0)) throw new Error(`--widths are numbers of pixels, not ${values.widths}.`);
  const looks = values.schemes.split(",").flatMap((name) => widths.map((width) => ({ width, scheme: schemeOf(name) })));
  await takeAll(dir, values.out, values.routes?.split(",") ?? [...routesOf(dir), "/404"], looks);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

function schemeOf(name: string): Scheme {
  if (name !== "light" && name !== "dark") throw new Error(`--schemes are light and dark, not ${name}.`);
  return name;
}

async function takeAll(dir: string, out: string, routes: string[], looks: Look[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  const servers = await listen(() => createSiteServer(dir), { host: "localhost", port: 0 });
  const site = `http://localhost:${servers[0] && portOf(servers[0])}`;
  const browser = await launchBrowser();
  try {
    for (const look of looks) await take(browser, site, routes, look, out);
  } finally {
    await browser.close();
    await close(servers);
  }
  console.log(`${routes.length * looks.length} pictures are in ${out}/.`);
}

async function take(browser: Browser, site: string, routes: string[], look: Look, out: string): Promise<void> {
  const { width, scheme } = look;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    // Nothing is caught in the middle of a movement.
    reducedMotion: "reduce",
    baseURL: site,
  });
  // A picture of the site shows the site alone: no map and no calendar of others.
  await context.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  for (const route of routes) {
    await page.goto(route, { waitUntil: "load" });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode().catch(() => {}))]);
    });
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: path.join(out, `${name}-${width}-${scheme}.png`), fullPage: true });
  }
  await context.close();
}
