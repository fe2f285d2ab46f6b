import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { SiteContent } from "../../../../renderer/content/model/siteContent";
import { deskToken } from "../../../../renderer/preview/guard/guardServer";
import { PAGE } from "./editedSite";
import { type EditServer, editServer } from "./editServer";

let server: EditServer;
let content: SiteContent | undefined;
let photo: Buffer;
let before: string[];

const image = (folder: string) => path.join(folder, "images");
const images = () => readdirSync(image(server.site.pages)).sort();

/** Starts over with a site of its own, and the photo of a phone held upright: its pixels lie on their side. */
async function start(readOnly = false): Promise<void> {
  server = await editServer(readOnly, () => content);
  onTestFinished(() => void server.server.close());
  content = (await server.site.check()).content;
  before = images();
  const lying = sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } });
  photo = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

const TYPE = { "Content-Type": "application/octet-stream" };
const place = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ file: "about.yaml", base: server.editor.show(PAGE), pointer: "/blocks/1/image/src", name: "IMG 1.jpg" },
    ...more,
  });
const upload = (body: Buffer, query: URLSearchParams | string, headers: Parameters<EditServer["send"]>[1] = {}) =>
  server.send(body, { ...TYPE, ...headers }, `POST /_desk/picture?${query}`);
/** The response is sent in chunks. */
const jsonIn = (text: string) => JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "null");

test("a photo is turned upright, named by the page, written over no other, and shown where the request says", async () => {
  await start();
  const first = await upload(photo, "route=/about&name=IMG_1.jpg");
  expect(jsonIn(first.text)).toEqual({ result: "taken", picture: "/images/about.jpg" });
  const { width, height } = await sharp(readFileSync(path.join(server.site.pages, "images/about.jpg"))).metadata();
  expect([width, height]).toEqual([40, 60]);
  // The same picture again is the same file, and a different one gets a number.
  expect(jsonIn((await upload(photo, "route=/about&name=IMG_1.jpg")).text).picture).toBe("/images/about.jpg");
  const other = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#33a" } })
    .png()
    .toBuffer();
  const again = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#3a3" } })
    .jpeg()
    .toBuffer();
  expect(jsonIn((await upload(other, "route=/&name=x.exe")).text).picture).toBe("/images/home.png");
  const saved = await upload(again, place({ pointer: "/blocks/0/lead" }));
  expect(saved.status).toBe(200);
  expect(server.text()).toContain("/images/about-2.jpg");
  await server.editor.undo();
  expect(server.text()).toBe(PAGE);
  expect(images(), "undo changes the page; the file stays").toContain("about-2.jpg");
});

test("two at the same moment are two files", async () => {
  await start();
  const colors = ["#100", "#200", "#300", "#400"];
  const photos = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const taken = await Promise.all(photos.map((one) => upload(one, "route=/about&name=x.jpg")));
  expect(new Set(taken.map(({ text }) => jsonIn(text).picture)).size).toBe(4);
});

test("where the change is refused, no copy stays", async () => {
  await start();
  const attempts = [
    place({ pointer: "/blocks/9/image/src" }),
    place({ base: "0".repeat(64) }),
    place({ pointer: "/blocks" }),
  ];
  for (const query of attempts) {
    const { status, text } = await upload(photo, query);
    expect([status, jsonIn(text).result], String(query)).toEqual([422, "refused"]);
  }
  expect(images()).toEqual(before);
  expect(server.text()).toBe(PAGE);
});

test("the picture of a page that is about to be made is named after it", async () => {
  await start();
  const { status, text } = await upload(photo, "route=/puppy-hour&name=bath.jpg");
  expect([status, jsonIn(text)]).toEqual([200, { result: "taken", picture: "/images/puppy-hour.jpg" }]);
  expect(images()).toContain("puppy-hour.jpg");
});

test("every other request is refused, and no file is written", async () => {
  await start();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  const html = Buffer.from("<script>alert(1)</script>");
  const cut = photo.subarray(0, photo.length / 2);
  const empty = Buffer.alloc(0);
  const query = "route=/about&name=bath.jpg";
  const attacks: [status: number, what: string, ...Parameters<typeof upload>][] = [
    [403, "no token", photo, query, { "X-Desk": undefined }],
    [403, "a guessed token", photo, query, { "X-Desk": `${deskToken}x` }],
    [403, "another site", photo, query, { Origin: "http://evil.example" }],
    [403, "no origin", photo, query, { Origin: undefined }],
    [403, "a cross-site request", photo, query, { "Sec-Fetch-Site": "cross-site" }],
    [403, "another name for this machine", photo, query, { Host: "evil.example", Origin: "http://evil.example" }],
    [415, "a form, as any page can send", photo, query, { "Content-Type": "multipart/form-data; boundary=x" }],
    [415, "a type that a form can have", photo, query, { "Content-Type": "text/plain" }],
    [413, "too much, as it says", photo, query, { "Content-Length": "900000000" }],
    [400, "no page", photo, "name=bath.jpg"],
    [400, "an address that no page can have", photo, "route=/No%20page&name=bath.jpg"],
    [400, "a route up", photo, "route=/../../etc/cron.d/x&name=bath.jpg"],
    [400, "a file up", photo, place({ file: "../about.yaml" })],
    [400, "no pointer", photo, place({ pointer: "" })],
    [400, "the prototype", photo, place({ pointer: "/__proto__/src" })],
    [422, "a program", Buffer.from("\x7fELF\x02\x01\x01"), query],
    [422, "a page called a picture", html, query],
    [422, "half of a picture", cut, query],
    [422, "nothing", empty, query],
    [422, "a HEIC picture, whatever its name is", heic, query],
  ];
  for (const [status, what, ...sent] of attacks) expect((await upload(...sent)).status, what).toBe(status);
  const wrongMethod = await server.send(photo, TYPE, `PUT /_desk/picture?${query}`);
  expect([wrongMethod.status, (await server.send("", {}, `GET /_desk/picture?${query}`)).status]).toEqual([405, 405]);
  const { text } = await upload(heic, "route=/about&name=../../..%2fIMG_1%0a.heic");
  expect(jsonIn(text).words).toBe(
    "IMG_1.heic is a HEIC picture, which few browsers can show. Export it as a JPEG, and use that file.",
  );
  expect(images()).toEqual(before);
  expect(server.text()).toBe(PAGE);
  expect(existsSync("/etc/cron.d/x.jpg")).toBe(false);
});

test("a read-only preview takes no picture", async () => {
  await start(true);
  expect((await upload(photo, "route=/about&name=bath.jpg")).status).toBe(403);
  expect(images()).toEqual(before);
});
