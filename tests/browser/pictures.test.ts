import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { useBrowser } from "./support/browser";

/** The maximum size of the largest picture in the first view on a phone. */
const PHONE_BUDGET = 40_000;

const browser = useBrowser();

describe.each([
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 412, height: 915, deviceScaleFactor: 3 },
])("on a phone of $width px with $deviceScaleFactor device pixels to one", ({ deviceScaleFactor, ...viewport }) => {
  test.each(["/", "/full-groom", "/gallery"])("%s sends AVIF, sharp and within its budget", async (route) => {
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    const sent = new Map<string, number>();
    page.on("response", async (response) => {
      if (response.request().resourceType() !== "image") return;
      sent.set(response.url(), (await response.body()).length);
    });
    await page.goto(route, { waitUntil: "networkidle" });
    const pictures = [...sent].filter(([url]) => url.includes("/assets/pictures/"));
    expect(pictures.length).toBeGreaterThan(0);
    for (const [url, bytes] of pictures) {
      expect(url).toMatch(/\.avif$/);
      expect(bytes, url).toBeLessThanOrEqual(PHONE_BUDGET);
    }
    const first = await page
      .locator("main img")
      .first()
      .evaluate((element) => {
        const image = element as HTMLImageElement;
        // An image with a srcset of widths says its natural width in CSS pixels; its file's name says its own.
        return { file: Number(image.currentSrc.match(/-(\d+)\./)?.[1]), shown: image.getBoundingClientRect().width };
      });
    // More than two pixels per CSS pixel make no visible difference; fewer would look soft.
    const sharp = Math.min(deviceScaleFactor * 0.8, 2);
    expect(first.file / first.shown, "pixels of the file to one of CSS").toBeGreaterThan(sharp);
  });
});

test("every picture has its size, alt text and colors, and those below the fold load later", async () => {
  let seen = 0;
  // One visitor for all pages: no result depends on what a browser has seen, and a window costs as much as a page.
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const route of sitemapRoutes(await siteDir())) {
    await page.goto(route);
    const pictures = await page.locator("main picture img").evaluateAll((all) =>
      all.map((element) => {
        const image = element as HTMLImageElement;
        const { backgroundImage, objectFit } = getComputedStyle(image);
        return {
          sized: image.hasAttribute("width") && image.hasAttribute("height"),
          // A decorative picture of a row has the row's words beside it.
          alt: image.getAttribute("alt") || image.closest("li, tr")?.textContent?.trim() || "",
          backgroundImage,
          objectFit,
          style: image.getAttribute("style"),
          waits: image.loading === "lazy" || image.getBoundingClientRect().top < 2 * innerHeight,
        };
      }),
    );
    seen += pictures.length;
    for (const { alt, ...picture } of pictures) {
      expect(alt, route).not.toBe("");
      expect(picture, `${route}: ${alt}`).toEqual({
        sized: true,
        backgroundImage: expect.stringMatching(/^linear-gradient/),
        objectFit: "cover",
        // A policy without unsafe-inline would drop it.
        style: null,
        waits: true,
      });
    }
  }
  expect(seen).toBeGreaterThan(25);
});

test("a browser that knows no AVIF is offered WebP, and one that knows neither a JPEG", async () => {
  const page = await browser.open("/full-groom");
  const picture = page.locator("main picture").first();
  expect(await picture.locator("source").evaluateAll((all) => all.map((one) => one.getAttribute("type")))).toEqual([
    "image/avif",
    "image/webp",
  ]);
  const offered = await picture.evaluate((element) =>
    [...element.querySelectorAll("source, img")].flatMap((one) =>
      (one.getAttribute("srcset") ?? one.getAttribute("src") ?? "")
        .split(", ")
        .map((candidate) => candidate.split(" ")[0] ?? ""),
    ),
  );
  expect(offered.length).toBeGreaterThan(8);
  for (const url of offered) {
    const response = await page.request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()["cache-control"], url).toContain("immutable");
    const { width, exif } = await sharp(await response.body()).metadata();
    expect(width, url).toBe(Number(url.match(/-(\d+)\./)?.[1]));
    expect(exif).toBeUndefined();
  }
});

test("a picture covers the motif behind it and takes no additional space", async () => {
  const page = await browser.open("/full-groom", { viewport: { width: 360, height: 740 } });
  const image = page.locator("main img").first();
  const box = await image.boundingBox();
  const drawn = await page.locator("#hero [aria-hidden]:has(+ picture)").boundingBox();
  expect(box?.y).toBe(drawn?.y);
  expect(box?.height).toBe(drawn?.height);
});
