import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { redirects } from "../../../renderer/content/site/routes";
import { redirectFiles } from "../../../renderer/output/hostFiles";
import { nginxConfig } from "../../../renderer/output/nginxFile";
import { close, listen, portOf } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/siteServer";
import { brief, checkFiles, contentFolder, page } from "./folder";

const FOREIGN = [
  ["/old.html", "/old.html"],
  ["/shop/index.php", "/shop/index.php"],
  ["/Old", "/Old"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/über/uns", "/%C3%BCber/uns"],
  ["/a b.html", "/a%20b.html"],
  ["/new/", "/new"],
  ["/c/index.html", "/c"],
  ["/x;y:1*,(2)'", "/x;y%3A1%2A,(2)'"],
  ["/50%", "/50%25"],
] as const;
const OWN = { route: "/services", data: { title: "Services", redirectFrom: FOREIGN.map(([old]) => old) } } as never;
const site = { base: "", language: "en", business: { url: "https://salon.example" }, labels: { moved: "Moved:" } };

test("an old address may be any path of another system", async () => {
  const list = JSON.stringify([...FOREIGN.map(([old]) => old), "/a/index.html", "/a/"]);
  const { problems } = await checkFiles({ "a.yaml": page("A", `redirectFrom: ${list}\n`) });
  expect(problems.filter(({ file }) => file === "pages/a.yaml").map(({ message }) => message)).toEqual([]);
});

test.each(["/old?id=3", "/old#a", "old", "//other.example", "/../x", "/a/%2e%2e/x", "/a%2Fb", "/a\\\\b", "/.env", "/"])(
  "%s is refused, with what is allowed",
  async (old) => {
    const { problems } = await checkFiles({ "a.yaml": page("A", `redirectFrom: ["${old}"]\n`) });
    const found = problems.filter(({ file }) => file === "pages/a.yaml");
    expect(brief(found)).toEqual(["pages/a.yaml:3:16 schema/pattern"]);
    expect(found[0]?.message).toContain("It has no ? and no #: what follows one is not compared");
  },
);

test.each(["/robots.txt", "/assets/a.js", "/news/feed.xml", "/price-list.pdf", "/price-list.pdf/x"])(
  "%s is a file of the site, and no old address",
  async (old) => {
    const cwd = contentFolder({ "a.yaml": page("A", `redirectFrom: [${old}]\n`) });
    mkdirSync(path.join(cwd, "public"), { recursive: true });
    writeFileSync(path.join(cwd, "public/price-list.pdf"), "%PDF");
    const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
    expect(brief(problems)).toContain("pages/a.yaml:3:16 redirects/clash");
  },
);

test("an old address that is another page's own one in another form is refused", async () => {
  const { problems } = await checkFiles({ "a.yaml": page("A", "redirectFrom: [/services/index.html]\n") });
  expect(brief(problems)).toContain("pages/a.yaml:3:16 redirects/clash");
});

test("hosts, nginx and the server of npm start redirect each of them", async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), "old-addresses-"));
  const files = redirectFiles([OWN], () => site, path.join(out, "public"));
  const rules = files.at(-1)?.text.split("\n").filter(Boolean);
  expect(rules?.toSorted()).toEqual(FOREIGN.map(([, sent]) => `${sent} /services 301`).toSorted());
  const moved = [...redirects({ pages: [OWN] })].map(([old]): [string, string] => [old, "/services"]);
  const config = nginxConfig([], site as never, moved);
  for (const location of ["/old.html", '"/a b.html"', "/café", `"/x;y:1*,(2)'"`]) {
    expect(config).toContain(`  location = ${location} {\n    return 301 /services$is_args$args;`);
  }
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  const servers = await listen(() => createSiteServer(out), { host: "127.0.0.1", port: 0 });
  for (const [, sent] of FOREIGN) {
    const response = await fetch(`http://127.0.0.1:${portOf(servers[0] as Server)}${sent}`);
    expect([sent, response.status, (await response.text()).includes('content="0; url=/services"')]).toEqual([
      sent,
      200,
      true,
    ]);
  }
  await close(servers);
  rmSync(out, { recursive: true });
});
