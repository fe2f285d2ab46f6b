import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempt } from "../../renderer/base/attempt.mjs";
import { command } from "../../scripts/commands/dev";
import { type Preview, runDev, startPreview } from "../../scripts/preview/startPreview";
import { runCommand } from "../support/runCommand";
import { everyBlockSite } from "../support/sites/everyBlockSite";
import { newVisitor } from "./support/browser";
import { plainWords } from "./support/plainWords";

const source = everyBlockSite().pages;
const PAGE = "title: A new page\ndescription: New.\nblocks:\n  - type: hero\n    heading: Hello, new page\n";

const HTML = { headers: { accept: "text/html" } };

/** One visitor, whose browser keeps the preview's own modules from test to test. */
let visitor: BrowserContext;
let folder: string;
let pages: string;
let preview: Preview;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "preview-"));
  pages = path.join(folder, "pages");
  cpSync(source, pages, { recursive: true });
  const editor = path.join(folder, "editor.sh");
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${path.join(folder, "opened.txt")}"\n`, { mode: 0o755 });
  preview = await startPreview(pages, undefined, { LAUNCH_EDITOR: editor });
  visitor = await newVisitor({ baseURL: preview.url });
});
afterEach(() => Promise.all(visitor.pages().map((page) => page.close())));
afterAll(async () => {
  await visitor?.close();
  await preview?.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  for (const file of ["about.yaml", "services.yaml", "site.yaml"]) restore(file);
  for (const file of ["new-page.yaml", "other-page.yaml"]) rmSync(path.join(pages, file), { force: true });
});

/** Opens a page of the preview without the desk; resolves when its live connection is open, so that no save is missed. */
async function open(route: string): Promise<Page> {
  const page = await visitor.newPage();
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.goto(`${route}?desk=off`);
  await connected;
  return page;
}

/** Opens the desk around a page, likewise. @returns the desk, and the page in its frame */
async function openDesk(route: string) {
  const desk = await visitor.newPage();
  const connected = desk.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await desk.goto(route);
  await connected;
  await desk.getByRole("tabpanel").waitFor();
  return { desk, page: desk.frameLocator("iframe") };
}

/** What the desk says of the errors of the open page. */
const notice = (desk: Page) => desk.getByRole("region", { name: "Errors of this page" });

describe("a save", () => {
  test("shows the new words at once, without a reload by hand", async () => {
    const page = await open("/about");
    edit("about.yaml", /^ {4}heading: .*$/m, "    heading: A heading just written");
    await page.getByRole("heading", { level: 1, name: "A heading just written" }).waitFor();
  });

  test("while the page is still being loaded is not missed", async () => {
    const page = await visitor.newPage();
    let load = () => {};
    const held = new Promise<void>((resolve) => {
      load = resolve;
    });
    const asked = page.waitForRequest(/liveEntry/);
    await page.route(/liveEntry/, (route) => held.then(() => route.continue()));
    await page.goto("/about?desk=off", { waitUntil: "commit" });
    await asked;
    edit("about.yaml", /^ {4}heading: .*$/m, "    heading: Saved before it listened");
    // The server has already sent this to all its clients.
    await expect
      .poll(async () => (await page.request.get("/about?desk=off", HTML)).text())
      .toContain("Saved before it listened");
    load();
    await page.getByRole("heading", { level: 1, name: "Saved before it listened" }).waitFor();
  });

  test("is shown once what is pressed on the page has had its click", async () => {
    const page = await open("/about");
    const question = page.locator("#faq").getByText("May I stay while you work?").first();
    await question.hover();
    await page.locator("#faq [data-reach-accordion-button]").first().waitFor();
    await question.hover();
    await page.mouse.down();
    const asked = page.waitForResponse((response) => response.request().headers().accept === "text/html");
    edit("about.yaml", /May I stay while you work\?/, "May I stay here while you work?");
    await asked;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.mouse.up();
    await page.locator("#faq").getByText("May I stay here while you work?").first().waitFor();
    await page.locator("#faq").getByText("You may. Some dogs are calmer", { exact: false }).first().waitFor();
  });

  test("of the facts shows them on the open page", async () => {
    const page = await open("/about");
    edit("site.yaml", /^ {2}name: .*$/m, "  name: Four Strands");
    await page.getByRole("banner").getByText("Four Strands").waitFor();
  });

  test("in the way of an editor that writes aside and renames is seen as well", async () => {
    const page = await open("/about");
    const aside = path.join(folder, "about.tmp");
    writeFileSync(aside, read("about.yaml").replace(/^ {4}heading: .*$/m, "    heading: Renamed into place"));
    renameSync(aside, path.join(pages, "about.yaml"));
    await page.getByRole("heading", { level: 1, name: "Renamed into place" }).waitFor();
  });
});

describe("an error", () => {
  test("is shown with its lines above the last good page, opens in the editor, and goes when it is fixed", async () => {
    const { desk, page } = await openDesk("/about");
    // What the test before left may still be shown: the preview reads the restored file in its own time.
    await page.getByRole("heading", { level: 1, name: /^About / }).waitFor();
    edit("about.yaml", "type: faq", "type: fqa");
    const line =
      read("about.yaml")
        .split("\n")
        .findIndex((text) => text.includes("type: fqa")) + 1;
    await notice(desk).getByText("This page is shown as it was before an error.").waitFor();
    await notice(desk).getByText(/"faq"/).first().waitFor();
    await notice(desk).getByText("For developers").first().click();
    expect(await notice(desk).locator("pre").innerText()).toMatch(new RegExp(`> *${line} \\|.*type: fqa`));
    expect(await notice(desk).innerText()).not.toMatch(/vite|plugin|hmr|node_modules/i);
    await page.getByRole("heading", { level: 1, name: /^About / }).waitFor();
    expect(await page.locator("vite-error-overlay").count()).toBe(0);

    const asked = desk.waitForResponse(/__open-in-editor/);
    await notice(desk)
      .getByRole("link", { name: `about.yaml:${line}` })
      .click();
    expect((await asked).status()).toBe(200);
    const opened = () => readFileSync(path.join(folder, "opened.txt"), "utf8");
    await expect.poll(() => attempt(opened) ?? "").toContain("about.yaml");

    await notice(desk).getByRole("button", { name: "Close" }).click();
    await notice(desk).waitFor({ state: "detached" });
    edit("about.yaml", "type: fqa", 'type: "faq');
    await notice(desk).waitFor();
    restore("about.yaml");
    await notice(desk).waitFor({ state: "detached" });
  });

  test("of one page is not shown above another one, which keeps showing its saves", async () => {
    const { desk, page } = await openDesk("/services");
    edit("about.yaml", "type: faq", "type: fqa");
    await desk.getByRole("tab", { name: /^Page/ }).click();
    await desk.getByText(/^On other pages/).click();
    await desk.getByText(/"faq"/).first().waitFor();
    edit("services.yaml", /^ {4}heading: .*$/m, "    heading: Changed meanwhile");
    await page.getByRole("heading", { level: 1, name: "Changed meanwhile" }).waitFor();
    expect(await notice(desk).count()).toBe(0);
    await desk.goto("/about");
    await notice(desk).waitFor();
  });

  test("of a page that was never good says so around the page for addresses without one", async () => {
    writeFileSync(path.join(pages, "new-page.yaml"), PAGE.replace("hero", "heroo"));
    const { desk, page } = await openDesk("/new-page");
    await notice(desk).getByText("This page cannot be shown yet: it has an error.").waitFor();
    writeFileSync(path.join(pages, "new-page.yaml"), PAGE);
    await page.getByRole("heading", { level: 1, name: "Hello, new page" }).waitFor();
    await notice(desk).waitFor({ state: "detached" });
  });

  test("that keeps a file from being read does not end the preview", async () => {
    const { desk } = await openDesk("/about");
    rmSync(path.join(pages, "about.yaml"));
    symlinkSync(path.join(folder, "nowhere.yaml"), path.join(pages, "about.yaml"));
    await notice(desk).getByText("For developers").first().click();
    await notice(desk)
      .getByText(/about\.yaml is a link to a file that is not there/)
      .waitFor();
    rmSync(path.join(pages, "about.yaml"));
    copyFileSync(path.join(source, "about.yaml"), path.join(pages, "about.yaml"));
    await notice(desk).waitFor({ state: "detached" });
  });
});

describe("a file", () => {
  test("that is new is a route at once, on the very page that said there was none", async () => {
    const page = await open("/new-page");
    expect(await plainWords(page.locator("h1"))).toBe("This page slipped its leash");
    writeFileSync(path.join(pages, "new-page.yaml"), PAGE);
    await page.getByRole("heading", { level: 1, name: "Hello, new page" }).waitFor();
  });

  test("that is deleted leaves the not-found page, with its status", async () => {
    writeFileSync(path.join(pages, "other-page.yaml"), PAGE.replaceAll("ew", "ext"));
    const page = await open("/about");
    await expect.poll(async () => (await page.request.get("/other-page", html)).status()).toBe(200);
    await page.goto("/other-page?desk=off");
    rmSync(path.join(pages, "other-page.yaml"));
    await page.getByRole("heading", { level: 1, name: "This page slipped its leash" }).waitFor();
    expect((await page.request.get("/other-page", html)).status()).toBe(404);
  });
});

test("every icon that a page links to is there, and the manifest has the name of the business", async () => {
  const html = await (await fetch(preview.url, { headers: { accept: "text/html" } })).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const types = links.map(async ([, href]) => (await fetch(`${preview.url}${href}`)).headers.get("content-type"));
  expect(await Promise.all(types)).toEqual(["image/svg+xml", "image/png", "application/manifest+json"]);
  const manifest = await (await fetch(`${preview.url}/manifest.webmanifest`)).json();
  expect(read("site.yaml")).toContain(`name: ${manifest.name}`);
});

test("a folder that is not there: exit code 2, in words", async () => {
  const dev = runDev(["--pages", "nowhere"]);
  let said = "";
  dev.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  expect(await new Promise((resolve) => dev.once("close", resolve))).toBe(2);
  expect(said).toMatch(/There is no folder nowhere/);
  expect(said).not.toMatch(/^\s+at /m);
});

test.each([
  [["--port", "soon"], /takes a whole number/],
  [["--prot", "5173"], /--prot/],
])("%j: exit code 2, in words", async (args, words) => {
  const { code, said } = await runCommand(command, args);
  expect(code).toBe(2);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/^\s+at /m);
});

// The last test: there is no preview after it.
test("Ctrl-C ends it with exit code 0", async () => {
  expect(await preview.stop()).toBe(0);
  await expect(fetch(preview.url)).rejects.toThrow();
});

const html = { headers: { accept: "text/html" } };

const read = (file: string) => readFileSync(path.join(pages, file), "utf8");

function restore(file: string): void {
  if (read(file) !== readFileSync(path.join(source, file), "utf8")) {
    copyFileSync(path.join(source, file), path.join(pages, file));
  }
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path.join(pages, file), changed);
}
