import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Response } from "playwright-core";
import { fileOfAddress, withinBase } from "../../../renderer/base/sitePath";
import { compressedNames } from "../../../renderer/output/compress";
import { firstView, readToTheEnd, watchShifts, withoutPointer } from "./inThePage";

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Recognizes React's own code, whatever its file is called. */
const REACT = /hydrateRoot|react\.dev\/errors/;

/** Transferred bytes by encoding. Files that are not text have the same size in both. */
interface Bytes {
  gzip: number;
  brotli: number;
}

const nothing: Bytes = { gzip: 0, brotli: 0 };

/** What loads with a page before any interaction. */
export interface Weight {
  /** With the critical CSS. */
  html: Bytes;
  scripts: Bytes;
  fonts: Bytes;
  /** Of the pictures in the first view. */
  largestPicture: Bytes;
  statefulInView: boolean;
  reactBeforePaint: boolean;
  /** Requested addresses of other sites, without the sites that the page needs. */
  foreign: string[];
  /** Sum of all layout shifts (https://web.dev/articles/cls): while loading, and while scrolling to the end. */
  shift: { atRest: number; inUse: number };
}

/**
 * Opens a page as a new visitor with a phone and measures the size of what loads before any interaction.
 *
 * @param site the folder of the built site, and where it is served, without a slash at its end
 */
export async function weighPage(browser: Browser, site: { dir: string; url: string }, route: string): Promise<Weight> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const foreign: string[] = [];
    const { origin, pathname: base } = new URL(site.url);
    const addressOf = (url: URL) => withinBase(url.pathname, base.replace(/\/$/, "")) ?? url.pathname;
    const own: { kind: string; pathname: string }[] = [];
    const reading: Promise<string[]>[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin === origin) own.push({ kind: request.resourceType(), pathname: addressOf(url) });
      else if (/^https?:$/.test(url.protocol)) foreign.push(request.url());
    });
    const read = (response: Response) => {
      if (response.request().resourceType() !== "script" || !response.ok()) return;
      reading.push(response.text().then((text) => (REACT.test(text) ? [response.url()] : [])));
    };
    page.on("response", read);
    await page.addInitScript(watchShifts);
    await page.addInitScript(withoutPointer);
    await page.goto(site.url + route, { waitUntil: "networkidle" });

    const view = await page.evaluate(firstView);
    const before = own.slice();
    const strangers = foreign.filter((url) => !view.guests.includes(new URL(url).origin));
    // What scrolling loads is not measured, and the page may be closed before its text is there.
    page.off("response", read);
    const react = (await Promise.all(reading)).flat();
    const inUse = (await page.evaluate(readToTheEnd)) - view.shift;

    const of = (kind: string) =>
      before.filter((one) => one.kind === kind).map(({ pathname }) => bytesOf(site.dir, pathname));
    const pictures = view.pictures
      .map((url) => new URL(url))
      .filter((url) => url.origin === origin)
      .map((url) => bytesOf(site.dir, addressOf(url)));
    return {
      html: bytesOf(site.dir, route),
      scripts: sum(of("script")),
      fonts: sum(of("font")),
      largestPicture: pictures.toSorted((a, b) => b.gzip - a.gzip)[0] ?? nothing,
      statefulInView: view.statefulInView,
      reactBeforePaint: react.some((url) => !view.afterPaint.includes(url)),
      foreign: strangers,
      shift: { atRest: view.shift, inUse },
    };
  } finally {
    await context.close();
  }
}

function sum(all: Bytes[]): Bytes {
  return all.reduce((a, b) => ({ gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), nothing);
}

/** The transferred size of what the browser requested as `pathname`, by its precompressed forms. */
function bytesOf(dir: string, pathname: string): Bytes {
  const requested = decodeURIComponent(pathname);
  const file = path.join(dir, path.extname(requested) ? requested : fileOfAddress(requested));
  const [brotli, gzip] = compressedNames(file);
  const length = (name: string) => readFileSync(existsSync(name) ? name : file).length;
  return { brotli: length(brotli ?? file), gzip: length(gzip ?? file) };
}
