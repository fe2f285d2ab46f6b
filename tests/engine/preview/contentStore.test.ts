import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { serveCatalogue } from "../../../renderer/desk/catalogue/serveCatalogue";
import { DeskCode } from "../../../renderer/desk/server/deskCode";
import { ContentStore } from "../../../renderer/preview/contentStore";
import { serveFeeds } from "../../../renderer/preview/serve";
import { contentFile, contentFolder, page } from "../content/folder";

async function openStore(files: Record<string, string>) {
  const cwd = contentFolder(files);
  const store = new ContentStore({ dir: path.join(cwd, "pages"), publicDir: path.join(cwd, "public") });
  await store.update();
  const save = (name: string, text: string) => {
    writeFileSync(path.join(cwd, "pages", name), text);
    return store.update({ files: [name], others: false });
  };
  return { store, save, pages: path.join(cwd, "pages") };
}

test("a save reads only its own file, and returns its addresses", async () => {
  const { store, save } = await openStore({ "a.yaml": page("One"), "b.yaml": page("Two") });
  const other = store.fileAt("/b");
  expect(await save("a.yaml", page("Three", "aliases: [/c]\n"))).toEqual(["/a", "/c"]);
  expect(store.find("/c")?.page.title).toContain("Three");
  expect(store.fileAt("/b")).toBe(other);
});

test("a file with an error keeps its last valid page, and is reported at once", async () => {
  const { store, save } = await openStore({ "a.yaml": page("One") });
  await save("a.yaml", page("Two").replace("type: hero", "type: hreo"));
  expect(store.find("/a")?.page.title).toContain("One");
  expect(store.problems.all.map(({ rule }) => rule)).toContain("schema/unknown-block");
  expect(store.problems.settled).toBe(false);
  await save("a.yaml", page("Two"));
  expect(store.find("/a")?.page.title).toContain("Two");
  expect(store.problems.all.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("the feed of a collection is served as the build makes it, and is there at its address only", async () => {
  const entry = page("Two", "date: 2027-01-05\nsummary: Two in short.\n");
  const { store } = await openStore({
    "news/_collection.yaml": "collection: News\nfeed: true\n",
    "news/two.yaml": entry,
    "news/hidden.yaml": page("Three", "date: 2027-01-06\nnoindex: true\n"),
  });
  const sent: string[] = [];
  const response = {
    writeHead: (_: number, headers: object) => {
      sent.push(JSON.stringify(headers));
      return response;
    },
    end: (body: string) => sent.push(body),
  };
  const serve = (address: string) =>
    serveFeeds(store)(new URL(address, "http://localhost"), response as never, undefined as never);
  expect(await serve("/other/feed.xml")).toBe(false);
  expect(await serve("/news/feed.xml")).toBe(true);
  expect(sent[0]).toContain("application/atom+xml");
  expect(sent[1]).toContain('<summary type="html"><![CDATA[Two in short.]]></summary>');
  // What search engines are not to list is in no feed, which they read too.
  expect(sent[1]).not.toContain("/news/hidden");
});

test("what the last check found by comparing files stays known until the next one", async () => {
  const { store, save } = await openStore({ "a.yaml": page("One"), "b.yaml": page("Two") });
  const found = (name: string, rule: string) => ({
    ...{ file: store.fileAt(`/${name}`)?.file ?? "", rule, message: rule, severity: "warning" as const },
    ...{ pointer: "", line: 1, column: 1, endLine: 1, endColumn: 1 },
  });
  const [spelling, twice] = [found("a", "text/spelling"), found("b", "titles/unique")];
  store.problems.settle([spelling, twice, found("a", "schema/unknown-property")]);
  await save("a.yaml", page("Three"));
  expect(store.problems.all).toEqual([twice]);
  expect(store.problems.withEarlier).toEqual([twice, spelling]);
  store.problems.settle([]);
  expect(store.problems.withEarlier).toEqual([]);
});

test("facts with an error keep every page as it was", async () => {
  const { store, save } = await openStore({ "a.yaml": page("One") });
  const before = store.find("/a")?.page;
  await save("site.yaml", "business: [\n");
  expect(store.find("/a")?.page).toEqual(before);
  expect(store.facts.site?.business.name).toBeTruthy();
});

test("a removed page is no longer found", async () => {
  const { store, pages } = await openStore({ "a.yaml": page("One") });
  rmSync(path.join(pages, "a.yaml"));
  expect(await store.update({ files: ["a.yaml"], others: false })).toBeUndefined();
  expect(store.find("/a")?.page.route).not.toBe("/a");
});

test("a page that comes back in the same words is shown again", async () => {
  const { store, save, pages } = await openStore({ "a.yaml": page("One") });
  rmSync(path.join(pages, "a.yaml"));
  await store.update({ files: ["a.yaml"], others: false });
  await save("a.yaml", page("One"));
  expect(store.find("/a")?.page.title).toContain("One");
});

test("a changed fact fills in again only the pages that use it", async () => {
  const { store, save, pages } = await openStore({
    "a.yaml": page("One").replace("heading: One", "heading: Call ${business.phone}"),
    "b.yaml": page("Two"),
    "c.yaml": page("Three", "vars:\n  call: Ring ${business.phone}\n").replace("heading: Three", "heading: ${call}"),
  });
  const facts = readFileSync(path.join(pages, "site.yaml"), "utf8");
  const [phone = ""] = /\(503\) 555-0174/.exec(facts) ?? [];
  const before = ["/a", "/b", "/c"].map((route) => store.fileAt(route));
  await save("site.yaml", `${facts}# nothing that a page could say\n`);
  expect(["/a", "/b", "/c"].map((route) => store.fileAt(route))).toEqual(before);
  expect(store.fileAt("/a")).toBe(before[0]);

  await save("site.yaml", facts.replaceAll(phone, "(503) 555-0199"));
  expect(store.fileAt("/b")).toBe(before[1]);
  expect(JSON.stringify(store.find("/a")?.page.blocks)).toContain("(503) 555-0199");
  expect(JSON.stringify(store.find("/c")?.page.blocks)).toContain("Ring (503) 555-0199");
});

test("pages that use no fact are shown too once broken facts are fixed", async () => {
  const { store, save } = await openStore({ "b.yaml": page("Two"), "site.yaml": "business: [\n" });
  expect(store.find("/b")).toBeUndefined();
  await save("site.yaml", contentFile("site.yaml"));
  expect(store.find("/b")?.page.title).toContain("Two");
});

test("an old address leads to its page, unless another page has it", async () => {
  const { store, save } = await openStore({
    "a.yaml": page("One", "redirectFrom: [/old, /b]\n"),
    "b.yaml": page("Two"),
  });
  expect([store.addresses.movedTo("/old"), store.addresses.movedTo("/b"), store.addresses.movedTo("/nowhere")]).toEqual(
    ["/a", undefined, undefined],
  );
  await save("a.yaml", page("One"));
  expect(store.addresses.movedTo("/old")).toBeUndefined();
});

test("the catalogue says which setting a block needs that the site does not have", async () => {
  const { store, save, pages } = await openStore({ "a.yaml": page("One") });
  const site = readFileSync(path.join(pages, "site.yaml"), "utf8");
  await save("site.yaml", site.replace(/^relatedServices:\n.*\n/m, ""));
  const sent: string[] = [];
  const response = { writeHead: () => response, end: (html: string) => sent.push(html) } as unknown as ServerResponse;
  const serve = serveCatalogue(store, new DeskCode());
  expect(await serve(new URL("http://localhost/_blocks/RelatedStrip"), response, {} as IncomingMessage)).toBe(true);
  expect(sent.join()).toContain(
    "The block <code>relatedStrip</code> needs <code>relatedServices</code> in <code>site.yaml</code>",
  );
});

test("a page can be shown with another theme, as it will be once that is chosen", async () => {
  const { store, save } = await openStore({ "a.yaml": page("One") });
  const look = store.siteWith("/a", "poster")?.look;
  expect(look).toMatchObject({ theme: "poster", hero: "list", header: "solid" });
  expect(store.siteAt("/a")?.look.theme).toBe("quiet");
  // Its typefaces are served, too.
  expect(store.facts.all.map(({ fonts }) => fonts.heading)).toContain("Sofia Sans Extra Condensed");
  const { text = "" } = store.content?.site ?? {};
  await save("site.yaml", `${text.trimEnd()}\nlook: { header: side }\n`);
  expect(store.siteWith("/a", "poster")?.look).toMatchObject({ hero: "list", header: "side" });
});
