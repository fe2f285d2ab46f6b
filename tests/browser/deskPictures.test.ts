import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { holdBack } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, changed, takeBack, focusIs } = desk;

const jpeg = (background: string, width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const images = () => readdirSync(path.join(desk.pages(), "images")).sort();
const dialogOf = (page: Page) => page.getByRole("dialog", { name: /new picture/i });
/** A dialog that is closed is there, and takes what is chosen next, until the browser has told the desk. */
const isGone = (page: Page) => expect.poll(() => page.locator("dialog.new-pictures").count(), WAIT).toBe(0);
const altOf = (page: Page) => dialogOf(page).getByRole("textbox", { name: /^What the picture shows/ });
const button = (page: Page, name: RegExp | string) => dialogOf(page).getByRole("button", { name });
const WAS = "A white dog on the table with a comb beside it.";

/** Drops a photo on the picture of the story: once the desk knows where the file names it, it asks for its words. */
async function drop(page: Page, bytes: Buffer, name = "IMG_1.JPG"): Promise<void> {
  await framed(page).locator("#story img").waitFor(WAIT);
  const isTaken = await framed(page)
    .locator("#story img")
    .evaluate(
      (image, [encoded = "", file = ""]) => {
        const photo = new File([Uint8Array.from(atob(encoded), (one) => one.charCodeAt(0))], file);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(photo);
        return !image.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      },
      [bytes.toString("base64"), name],
    );
  expect(isTaken).toBe(true);
}

test("a photo dropped on a picture asks whether its words are still true, and both are one step", async () => {
  const page = await desk.open();
  const before = images();
  await drop(page, await jpeg("#a33"));
  expect(await altOf(page).inputValue()).toBe(WAS);
  await dialogOf(page).getByText("Still true?").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  expect([changed(), images()], "nothing is written before that").toEqual([[], before]);
  await button(page, "Cancel").press("Enter");
  await isGone(page);
  expect([changed(), images()]).toEqual([[], before]);

  await drop(page, await jpeg("#a33"));
  const source = () => framed(page).locator("#story img").getAttribute("src");
  const was = await source();
  const release = await holdBack(page, "**/_desk/choices?*");
  await button(page, "Keep it").press("Enter");
  await expect.poll(changed, WAIT).toEqual(["src: /images/about.jpg"]);
  await isGone(page);
  await expect.poll(source, WAIT).not.toBe(was);
  // The desk does not know yet where the file names the new picture.
  await drop(page, await jpeg("#3a3"));
  release();
  await altOf(page).fill("A brown dog in the sun.");
  await button(page, "Use this picture").press("Enter");
  await expect.poll(changed, WAIT).toEqual(["src: /images/about-2.jpg", "alt: A brown dog in the sun."]);
  await isGone(page);
  await desk.undo(page);
  await expect.poll(changed, WAIT).toEqual(["src: /images/about.jpg"]);
  await takeBack(page);
});

test("a photo from this device shows how much of it is sent, and one that is no picture is refused in words", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "story");
  const chooser = form.locator('input[type="file"]').first();
  expect(await form.locator('input[type="file"][capture]').getAttribute("capture")).toBe("environment");
  let go: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/_desk/picture?*", async (route) => {
    await held;
    await route.continue();
  });
  const before = images();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  await chooser.setInputFiles({ name: "IMG_3.HEIC", mimeType: "image/heic", buffer: heic });
  await altOf(page).fill("Words that stay.");
  await button(page, "Use this picture").press("Enter");
  await dialogOf(page).getByRole("progressbar").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  go();
  const alert = dialogOf(page).getByRole("alert");
  await expect.poll(() => alert.textContent(), WAIT).toContain("Export it as a JPEG");
  expect(await altOf(page).inputValue()).toBe("Words that stay.");
  await button(page, "Cancel").press("Enter");
  await isGone(page);

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><script>alert(1)</script></svg>';
  await chooser.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) });
  await button(page, "Keep it").press("Enter");
  await expect.poll(() => alert.textContent(), WAIT).toContain("is a drawing with a script");
  await page.keyboard.press("Escape");
  await isGone(page);
  expect([changed(), images()]).toEqual([[], before]);
});

test("any point of a picture stays in view: by a click or by keys, with what visitors see of it beside it", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "story");
  const focus = form.getByRole("group", { name: /^What stays in view/ });
  const whole = focus.locator(".whole");
  await whole.locator("img").scrollIntoViewIfNeeded();
  await focus.getByText("Phone", { exact: true }).waitFor(WAIT);
  await expect.poll(() => focus.locator(".crops img").count(), WAIT).toBe(2);
  expect(await page.locator("iframe").count(), "the pages that were measured are gone").toBe(1);
  // The crops have the shape of the boxes that the page gives the picture.
  const ratio = (box: { width: number; height: number } | null) => (box ? box.width / box.height : 0);
  const desktop = focus.locator(".crops img").last();
  expect(ratio(await desktop.boundingBox())).toBeCloseTo(
    ratio(await framed(page).locator("#story img").boundingBox()),
    1,
  );
  const box = await whole.boundingBox();
  if (!box) throw new Error("There is no picture.");
  await whole.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } });
  await expect.poll(changed, WAIT).toEqual(["focus: 25% 75%"]);
  await expect.poll(() => desktop.evaluate((one) => getComputedStyle(one).objectPosition)).toBe("25% 75%");

  const across = focus.getByRole("slider", { name: "Across" });
  await across.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await across.getAttribute("aria-valuetext")).toBe("27 % from the left");
  expect(changed(), "the keys only look").toEqual(["focus: 25% 75%"]);
  await page.keyboard.press("Escape");
  expect(await across.inputValue()).toBe("25");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await expect.poll(changed, WAIT).toEqual(["focus: 24% 65%"]);
  expect(await axeFindings(page, "#panel")).toEqual([]);
  await focus.getByRole("button", { name: "Choose the point for me" }).press("Enter");
  await expect.poll(changed, WAIT).toEqual([]);
});

test("a part of a photo is cut out, by a rectangle and by keys, and is a picture of its own", async () => {
  const page = await desk.open();
  const picture = (await desk.openSettings(page, "story")).locator('[data-field$="/image/src"]');
  const photo = { name: "IMG_4.JPG", mimeType: "image/jpeg", buffer: await jpeg("#a33") };
  await picture.locator('input[type="file"]').first().setInputFiles(photo);
  await button(page, "Keep it").press("Enter");
  await expect.poll(changed, WAIT).toEqual(["src: /images/about.jpg"]);
  await isGone(page);

  await picture.getByRole("button", { name: "Crop" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  const whole = dialog.locator(".whole img");
  await expect.poll(() => whole.evaluate((one) => (one as HTMLImageElement).naturalWidth), WAIT).toBe(1200);
  const { x = 0, y = 0, width = 0, height = 0 } = (await whole.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.25, y + height * 0.1);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.9, y + height * 0.9, { steps: 3 });
  await page.mouse.up();
  await dialog.getByRole("slider", { name: "Cut off at the right" }).focus();
  await page.keyboard.press("Home");
  expect(await dialog.getByRole("slider").evaluateAll((all) => all.map((one) => one.ariaValueText))).toEqual([
    "25%",
    "0%",
    "10%",
    "10%",
  ]);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(changed, WAIT).toEqual(["src: /images/about-2.jpg"]);
  const part = await sharp(path.join(desk.pages(), "images/about-2.jpg")).metadata();
  expect([part.width, part.height]).toEqual([900, 720]);
  await desk.undo(page);
  await expect.poll(changed, WAIT).toEqual(["src: /images/about.jpg"]);
  await takeBack(page);
});

test("several photos are added to a gallery at once, each with its words, as one step", async () => {
  const page = await desk.open("/gallery");
  const form = await desk.openSettings(page, "portfolio");
  const chooser = form.locator('input[type="file"][multiple]');
  await chooser.setInputFiles([
    { name: "a.jpg", mimeType: "image/jpeg", buffer: await jpeg("#123") },
    { name: "b.jpg", mimeType: "image/jpeg", buffer: await jpeg("#456") },
  ]);
  await dialogOf(page).getByRole("heading", { name: "2 new pictures" }).waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await button(page, "Add 2 pictures").press("Enter");
  expect(
    await altOf(page)
      .first()
      .evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing),
  ).toBe(true);
  await altOf(page).nth(0).fill("A dark dog.");
  await altOf(page).nth(1).fill("A blue dog.");
  expect(await dialogOf(page).getByRole("textbox", { name: "Category, picture 2" }).inputValue()).toBe("Paws");
  await button(page, "Add 2 pictures").press("Enter");
  const added = [
    ...["- src: /images/gallery.jpg", "alt: A dark dog.", "category: Paws"],
    ...["- src: /images/gallery-2.jpg", "alt: A blue dog.", "category: Paws"],
  ];
  await expect.poll(() => changed("gallery.yaml"), WAIT).toEqual(added);
  expect(desk.read("gallery.yaml"), "the newest first, as the form says").toMatch(
    /\w:\n +- src: \/images\/gallery\.jpg/,
  );
  await expect.poll(() => form.locator(".entry .thumbnail").count(), WAIT).toBeGreaterThan(2);
  await desk.undo(page);
  await expect.poll(() => changed("gallery.yaml"), WAIT).toEqual([]);
});

test("the pictures of the site say where they are shown, and one on no page is deleted and brought back", async () => {
  const file = path.join(desk.pages(), "images/left-over.jpg");
  const bytes = await jpeg("#777");
  writeFileSync(file, bytes);
  const page = await desk.open();
  await desk.tab(page, /^Site/).press("Enter");
  await page.getByRole("button", { name: /^Pictures/ }).press("Enter");
  const library = page.getByRole("region", { name: "Pictures of the site" });
  const shelf = library.getByRole("listitem");
  await library.getByText("left-over.jpg").waitFor(WAIT);
  expect(await shelf.first().textContent(), "those on no page come first").toContain("On no page");
  expect(await axeFindings(page, "#panel")).toEqual([]);
  const trim = shelf.filter({ hasText: "trim.svg" });
  expect(await trim.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
  await library.getByRole("searchbox").fill("left over");
  await expect.poll(() => shelf.count()).toBe(1);
  await shelf.getByRole("button", { name: "Delete left-over.jpg" }).press("Enter");
  await expect.poll(() => existsSync(file), WAIT).toBe(false);
  await expect.poll(() => shelf.count(), WAIT).toBe(0);
  await focusIs(page, /^input Find a picture/);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.poll(() => undo.getAttribute("aria-disabled"), WAIT).toBe("false");
  await undo.press("Enter");
  await expect.poll(() => existsSync(file) && readFileSync(file).equals(bytes), WAIT).toBe(true);
  await expect.poll(() => shelf.count(), WAIT).toBe(1);
  await library.getByRole("searchbox").fill("");
  await library.getByRole("checkbox", { name: /^Only those on no page/ }).check();
  expect(await trim.count()).toBe(0);
  await library.getByRole("checkbox").uncheck();
  await trim.getByRole("button", { name: "Gallery" }).press("Enter");
  await framed(page).getByRole("heading", { level: 1, name: "Gallery" }).waitFor(WAIT);
});
