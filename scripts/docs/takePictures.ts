import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { gitSync } from "../../renderer/base/git.mjs";
import { root } from "../cli/generated";
import { startPreview } from "../preview/startPreview";
import { launchBrowser } from "../setup/launchBrowser";

/** Of a committed picture: its width in pixels, and the bytes that it may have. */
const WIDTH = 1000;
const MOST_BYTES = 60_000;

/** Shown by the picture about holidays. */
const HOLIDAY = "{ name: Thanksgiving, date: fourth Thursday of November }";

/** A picture of the documents. */
export interface DocumentPicture {
  /** From the root of the repository. */
  file: string;
  /** Of the window, in pixels. */
  width: number;
  /** Opens what it shows, in an empty window. @returns only a part of the window, if not the whole is taken */
  open: (page: Page) => Promise<Locator | undefined>;
}

/** Takes pictures of the preview of a copy of the site. */
export async function takePictures(pictures: DocumentPicture[]): Promise<void> {
  const pages = copyOfSite();
  const preview = await startPreview(pages);
  const browser = await launchBrowser([]);
  try {
    for (const { file, width, open } of pictures) {
      const page = await newPage(browser, preview.url, width);
      const part = await open(page);
      await keep(await (part ?? page).screenshot(), path.join(root, file));
      await page.close();
    }
  } finally {
    await browser.close();
    await preview.stop();
    rmSync(path.dirname(pages), { recursive: true });
  }
}

/** The site's pages in a repository of their own, with one change, so that the scenes may save, and list what changed. */
function copyOfSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const pages = path.join(folder, "pages-data");
  cpSync(path.join(root, "pages-data"), pages, { recursive: true });
  change(path.join(pages, "site.yaml"), /^business:\n/m, `business:\n  holidays: [${HOLIDAY}]\n`);
  const git = (...args: string[]) => gitSync(folder, args);
  git("init", "--quiet", "--initial-branch=main");
  // Only its name is shown.
  git("remote", "add", "origin", "https://git.example/three-strands.git");
  git("add", "pages-data");
  git("-c", "user.name=Docs", "-c", "user.email=docs@example.com", "commit", "--quiet", "--message", "Start");
  change(path.join(pages, "about.yaml"), /^description: /m, "description: Welcome. ");
  return pages;
}

const change = (file: string, before: RegExp, after: string): void =>
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(before, () => after),
  );

async function newPage(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: Math.round(width * 0.62) },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** Writes a picture, as well as its limit of bytes allows. */
async function keep(png: Buffer, file: string): Promise<void> {
  const small = sharp(png).resize({ width: WIDTH, withoutEnlargement: true });
  mkdirSync(path.dirname(file), { recursive: true });
  for (let quality = 80; quality > 0; quality -= 10) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > MOST_BYTES) continue;
    writeFileSync(file, bytes);
    console.log(`wrote ${path.relative(root, file)}  ${bytes.length} bytes`);
    return;
  }
  throw new Error(`${file} has more than ${MOST_BYTES} bytes at any quality.`);
}
