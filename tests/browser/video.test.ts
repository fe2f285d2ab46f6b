import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0";
const WATCH = "https://youtu.be/aqz-KE-bpKQ";

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="content-security-policy"]').getAttribute("content").then(String);

describe("a video of another site", () => {
  const browser = useBrowser("fixture-tnrAvocats");
  const opener = (page: Page) => page.locator("#visite a");

  test("is loaded when it is pressed, in its place and with the focus, and not before", async () => {
    const page = await browser.newPage();
    const watch = watchPage(page);
    await page.route(YOUTUBE, (route) => route.fulfill({ contentType: "text/html", body: "<button>Pause</button>" }));
    await page.goto("/");
    await opener(page).scrollIntoViewIfNeeded();
    await opener(page).hover();
    await page.locator('[data-island="Video"][data-state="awake"]').waitFor();
    expect(watch.foreign).toEqual([]);
    const before = await opener(page).boundingBox();
    await opener(page).click();
    const frame = page.locator("#visite iframe");
    await page.frameLocator("#visite iframe").getByRole("button", { name: "Pause" }).waitFor();
    expect(watch.foreign).toEqual([YOUTUBE]);
    await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect
      .poll(() => frame.getAttribute("title"))
      .toMatch(/^Lire la vidéo\s: À\squoi ressemble une\spremière rencontre$/);
    expect(await frame.boundingBox()).toEqual(before);
    expect(await axeFindings(page, "#visite")).toEqual([]);
    // A policy that forbids it would be reported here.
    expect(watch.errors).toEqual([]);
  });

  test("without JavaScript it is a link to where the video is", async () => {
    const page = await browser.open("/", { javaScriptEnabled: false });
    expect(await opener(page).getAttribute("href")).toBe(WATCH);
    await expect.poll(() => page.locator("#visite iframe").count()).toBe(0);
  });

  test("only its page may have frames of the other site", async () => {
    const page = await browser.open("/");
    expect(await policyOf(page)).toContain("frame-src https://www.youtube-nocookie.com;");
    await page.goto("/honoraires");
    expect(await policyOf(page)).not.toContain("frame-src");
  });
});

describe("a file of the site", () => {
  const browser = useBrowser("fixture-bakery");

  test.each([true, false])(
    "plays with its captions, and is loaded only then, script: %s",
    async (javaScriptEnabled) => {
      const page = await browser.newPage({ javaScriptEnabled });
      const watch = watchPage(page);
      const files: string[] = [];
      page.on("request", (request) => /\/videos\//.test(request.url()) && files.push(request.url()));
      await page.goto("/brot");
      const video = page.locator("#ofen video");
      await video.scrollIntoViewIfNeeded();
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(0);
      expect(files.filter((file) => file.endsWith(".webm"))).toEqual([]);
      await video.evaluate((element: HTMLVideoElement) => {
        element.muted = true;
        return element.play();
      });
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
        .toBe(1);
      expect(await policyOf(page)).toContain("media-src 'self';");
      await expect.poll(() => page.locator('[data-island="Video"]').count()).toBe(0);
      expect(watch.errors).toEqual([]);
    },
  );
});
