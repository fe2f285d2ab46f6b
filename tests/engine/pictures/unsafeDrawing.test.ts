import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fileError, pictureError } from "../../../renderer/authoring/takePicture";
import { unsafePart } from "../../../renderer/pictures/unsafeDrawing";
import { drawPicture } from "../../../scripts/starter/picture";
import { ROOT } from "../../support/fixtureSite";

const drawing = (inner: string, more = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" ${more}>${inner}<rect width="40" height="30"/></svg>`,
  );

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script", '<script href="https://other.example/x.js"/>'],
  ["a script", '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ["a script", '<g onclick="alert(1)"/>'],
  ["a script", '<a xlink:href="javascript:alert(1)"><rect/></a>'],
  ["a script", '<a xlink:href="  java&#x73;cript:alert(1)"><rect/></a>'],
  ["a script", '<a xlink:href="VBScript:MsgBox(1)"><rect/></a>'],
  ["a script", '<set attributeName="x" to=" vbscript : MsgBox(1)"/>'],
  ["a script", '<set attributeName="x" to="javascript:alert(1)"/>'],
  ["a script", '<animate attributeName="x" onbegin="alert(1)"/>'],
  ["HTML", '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hello</p></foreignObject>'],
  ["a link or a file of another place", '<image href="https://other.example/pixel.png"/>'],
  ["a link or a file of another place", '<use xlink:href="other.svg#part"/>'],
  ["a link or a file of another place", '<image href="data:image/svg+xml,%3Csvg/%3E"/>'],
  ["a link or a file of another place", '<a href="/contact"><rect/></a>'],
  ["a link or a file of another place", '<set attributeName="xlink:href" to="#x"/>'],
  ["a link or a file of another place", "<style>@import 'https://other.example/x.css';</style>"],
  ["a link or a file of another place", "<style><![CDATA[rect{fill:url(https://other.example/#a)}]]></style>"],
  ["a link or a file of another place", "<style>rect{fill:\\75rl(//other.example)}</style>"],
  ["a link or a file of another place", "<rect fill=\"url('https://other.example/x.svg#a')\"/>"],
])("%s in a drawing is found: %s", async (part, inner) => {
  expect(unsafePart(drawing(inner))).toBe(part);
});

test("a drawing that cannot be read as plain XML is not taken, since anything may be in it", () => {
  const entity = '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>';
  const all = [
    Buffer.from(`${entity}${drawing("&x;")}`),
    gzipSync(drawing("")),
    Buffer.from(`\uFEFF${drawing("")}`, "utf16le"),
    drawing("<g>"),
  ];
  for (const bytes of all) expect(unsafePart(bytes)).toBe("parts that cannot be read");
});

test("a drawing that only draws is taken, whatever program made it", () => {
  const harmless = [
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)" style="fill:url(&quot;#a&quot;)"/>',
    '<use xlink:href="#a"/><image href="data:image/png;base64,iVBORw0KGgo="/>',
    "<title>On the way to https://example.com, onclick=</title><style>rect { fill: red }</style>",
    '<metadata><work xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:resource="http://purl.org/dc"/></metadata>',
  ];
  for (const inner of harmless) expect(unsafePart(drawing(inner)), inner).toBe(undefined);
});

test("the drawings of a site only draw, and that of a new site too", () => {
  const folder = path.join(ROOT, "tests/engine/groomer/pages-data/images");
  expect(unsafePart(Buffer.from(drawPicture("hills", { soft: "#f3f6f8", deep: "#1b2a33", gold: "#8fa1ae" })))).toBe(
    undefined,
  );
  const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(0);
  for (const name of drawings) expect(unsafePart(readFileSync(path.join(folder, name))), name).toBe(undefined);
});

test("an upload and a file of this computer are refused in words, whatever they are called", async () => {
  const bytes = drawing("<script>alert(1)</script>");
  const words = "logo.png is a drawing with a script, and a picture only draws. Export it as a plain SVG or as a PNG.";
  expect(await pictureError("logo.png", bytes)).toBe(words);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "drawing-")), "logo.svg");
  writeFileSync(file, bytes);
  expect(await fileError(file)).toContain("is a drawing with a script");
  expect(await pictureError("logo.svg", drawing(""))).toBe(undefined);
});
