import { expect, test } from "vitest";
import { startPreview } from "../../scripts/preview/startPreview";
import { launchBrowser } from "../../scripts/setup/launchBrowser";
import { deskSite } from "../support/sites/everyBlockSite";
import { sweepPage } from "./sweep/sweepPage";

test("each text of a page with every style of YAML is typed over in the desk: only its own bytes differ, and none once all is taken back", {
  timeout: 3_600_000,
}, async () => {
  const site = deskSite();
  const before = site.all();
  const preview = await startPreview(site.pages);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: preview.url, viewport: { width: 1700, height: 1000 } });
    const swept = await sweepPage(page, site.pages, "/styles", { only: ({ file }) => file === "styles.yaml" });
    expect(swept.filter(({ wrong, refused, missed }) => wrong ?? refused ?? missed)).toEqual([]);
    const ways = (way: string) => swept.filter((one) => one.way === way).map(({ pointer }) => pointer);
    expect(ways("list")).toEqual(expect.arrayContaining(["/title", "/description", "/blocks/0/images/0/alt"]));
    expect(ways("click")).toEqual(
      expect.arrayContaining(["/blocks/0/heading", "/blocks/0/lead", "/blocks/1/heading", "/blocks/1/text"]),
    );
    // The link of such a row covers its other texts.
    for (const part of ["name", "description", "price"]) expect(ways("click")).toContain(`/blocks/3/rows/0/${part}`);
    expect(swept.length).toBeGreaterThanOrEqual(17);
    expect(site.all()).toEqual(before);
  } finally {
    await browser.close();
    await preview.stop();
  }
});
