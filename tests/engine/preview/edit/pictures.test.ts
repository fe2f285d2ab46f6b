import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { SiteContent } from "../../../../renderer/content/model/siteContent";
import { listPictures, whyPictureStays } from "../../../../renderer/desk/server/pictures/pictureUses";
import { editedSite, PAGE } from "./editedSite";
import { type EditServer, editServer } from "./editServer";

let server: EditServer;
let content: SiteContent;
let photo: Buffer;

const whyStays = (name: string) => whyPictureStays(content, name);
const at = (name: string) => path.join(server.site.pages, name);
const read = async () => {
  content = (await server.site.check()).content;
};

/** A site with a photograph that no page shows. */
async function start(readOnly = false): Promise<void> {
  server = await editServer(readOnly, () => content, editedSite({ whyPictureStays: whyStays }));
  onTestFinished(() => void server.server.close());
  const noise = { type: "gaussian", mean: 120, sigma: 60 } as const;
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33", noise } })
    .jpeg()
    .toBuffer();
  writeFileSync(at("images/left.jpg"), photo);
  await read();
}

const remove = (name: unknown, headers: Parameters<EditServer["send"]>[1] = {}) =>
  server.send({ names: [name] }, headers, "POST /_desk/pictures/remove");
const jsonIn = (text: string) => JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "null");

test("a picture that no page shows is removed as one step of undo, which brings back each of its bytes", async () => {
  await start();
  const { result, history } = jsonIn((await remove("/images/left.jpg")).text);
  expect([result, history.undo]).toEqual(["saved", "/images/left.jpg deleted"]);
  expect(existsSync(at("images/left.jpg"))).toBe(false);
  expect(server.written, "the preview is shown it").toEqual(["images/left.jpg"]);
  // Another run of the preview: the history is on disk.
  const next = server.open();
  onTestFinished(() => next.close());
  expect((await next.undo()).result).toBe("saved");
  expect(readFileSync(at("images/left.jpg")).equals(photo)).toBe(true);
  expect((await next.redo()).result).toBe("saved");
  expect(existsSync(at("images/left.jpg"))).toBe(false);
  expect((await next.undo()).result).toBe("saved");
  expect(readFileSync(at("images/left.jpg")).equals(photo)).toBe(true);
});

test("undo brings a picture back in its turn, between changes of texts", async () => {
  await start();
  await server.set("/title", "Before");
  await remove("/images/left.jpg");
  await server.set("/title", "After");
  await server.editor.undo();
  expect([server.text().includes("Before"), existsSync(at("images/left.jpg"))]).toEqual([true, false]);
  await server.editor.undo();
  expect(existsSync(at("images/left.jpg"))).toBe(true);
  await server.editor.undo();
  expect(server.text()).toBe(PAGE);
});

test("several pictures are one step, all or none", async () => {
  await start();
  writeFileSync(at("images/right.jpg"), photo);
  server.site.write("about.yaml", `${PAGE}    image: { src: /images/right.jpg, alt: A dog }\n`);
  await read();
  const both = ["/images/left.jpg", "/images/right.jpg"];
  expect(await server.editor.removePictures(both)).toMatchObject({ result: "refused" });
  const there = () => both.map((name) => existsSync(at(name)));
  expect(there()).toEqual([true, true]);
  server.site.write("about.yaml", PAGE);
  await read();
  expect(await server.editor.removePictures(both)).toMatchObject({ history: { undo: "2 pictures deleted" } });
  expect(there()).toEqual([false, false]);
  await server.editor.undo();
  expect(there()).toEqual([true, true]);
});

test("neither undo nor redo takes the place of another picture, or removes one that is shown meanwhile", async () => {
  await start();
  await remove("/images/left.jpg");
  const other = await sharp(photo).negate().jpeg().toBuffer();
  writeFileSync(at("images/left.jpg"), other);
  expect(await server.editor.undo()).toMatchObject({ result: "refused" });
  expect(readFileSync(at("images/left.jpg")).equals(other)).toBe(true);
  rmSync(at("images/left.jpg"));
  await server.editor.undo();
  server.site.write("about.yaml", PAGE.replace("heading: Second", "heading: Second # /images/left.jpg"));
  await read();
  expect(await server.editor.redo()).toMatchObject({
    result: "refused",
    words: '/images/left.jpg is shown on "About". Choose another picture there first.',
  });
  expect(existsSync(at("images/left.jpg"))).toBe(true);
});

test("a picture that a page shows stays, also one that it shows only later or has in a comment", async () => {
  await start();
  const shown = `${PAGE}    image: { src: /images/left.jpg, alt: A dog }\n`;
  const pages = [shown, shown.replace("- type: textSection", '- type: textSection\n    from: "2999-01-01"')];
  pages.push(`${PAGE}# image: { src: /images/left.jpg }\n`, `${shown}  - type: unheardOf\n`);
  for (const page of pages) {
    server.site.write("about.yaml", page);
    await read();
    const { status, text } = await remove("/images/left.jpg");
    expect([status, jsonIn(text).result, existsSync(at("images/left.jpg"))], page).toEqual([422, "refused", true]);
    expect(listPictures(content).find(({ name }) => name === "/images/left.jpg")?.uses).toEqual([
      { route: "/about", name: "About" },
    ]);
  }
});

test("the list begins with the pictures that nothing shows, each with its size", async () => {
  await start();
  const [first, ...others] = listPictures(content);
  expect(first?.uses).toEqual([]);
  const unused = listPictures(content).filter(({ uses }) => uses.length === 0);
  expect(unused).toContainEqual({ name: "/images/left.jpg", bytes: photo.length, uses: [] });
  expect(others.slice(unused.length - 1).every(({ uses }) => uses.length > 0)).toBe(true);
});

test("nothing but a picture of the folder is removed, and only for the desk", async () => {
  await start();
  symlinkSync(at("about.yaml"), at("images/link.jpg"));
  writeFileSync(at("images/notes.txt"), "Keep this.");
  const before = [readdirSync(server.site.pages), readdirSync(at("images"))];
  const names = ["/about.yaml", "/images/../about.yaml", "/images/link.jpg", "/images/notes.txt", "/images", "", "/"];
  for (const name of names) expect((await remove(name)).status, name).toBe(422);
  for (const name of [undefined, 7, ["/images/left.jpg"]]) expect((await remove(name)).status).toBe(400);
  for (const names of [[], undefined, "/images/left.jpg"]) {
    expect((await server.send({ names }, {}, "POST /_desk/pictures/remove")).status).toBe(400);
  }
  expect((await remove("/images/left.jpg", { "X-Desk": undefined })).status).toBe(403);
  expect((await remove("/images/left.jpg", { Origin: "http://evil.example" })).status).toBe(403);
  expect((await server.send("", {}, "GET /_desk/pictures/remove")).status).toBe(405);
  expect([readdirSync(server.site.pages), readdirSync(at("images"))]).toEqual(before);
  expect(server.editor.history).toEqual({});
});

test("a read-only preview removes nothing", async () => {
  await start(true);
  expect((await remove("/images/left.jpg")).status).toBe(403);
  expect(existsSync(at("images/left.jpg"))).toBe(true);
});

test("a new picture and its alternative text are one step", async () => {
  await start();
  const page = `${PAGE}    image: { src: /images/left.jpg, alt: A dog }\n`;
  server.site.write("about.yaml", page);
  const query = new URLSearchParams({
    ...{ file: "about.yaml", base: server.editor.show(page), pointer: "/blocks/1/image/src" },
    ...{ name: "x.jpg", alt: "Two cats: one black, one white" },
  });
  const bytes = await sharp(photo).negate().jpeg().toBuffer();
  const type = { "Content-Type": "application/octet-stream" };
  expect((await server.send(bytes, type, `POST /_desk/picture?${query}`)).status).toBe(200);
  const line = '    image: { src: /images/about.jpg, alt: "Two cats: one black, one white" }\n';
  expect(server.text().replaceAll("'", '"')).toBe(PAGE.replaceAll("'", '"') + line);
  await server.editor.undo();
  expect(server.text()).toBe(page);
});
