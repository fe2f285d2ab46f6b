import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { baseIn, baseOf, withinBase, withoutBase } from "../../../renderer/base/sitePath";
import { compareBuilt } from "../../../renderer/diff/compare/compareBuilt";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { command as build } from "../../../scripts/commands/build";
import { command as check } from "../../../scripts/commands/check";
import { startPreview } from "../../../scripts/preview/startPreview";
import { fixtureSite } from "../../support/fixtureSite";
import { filesOf, runBuild } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";

const URL_IN_FOLDER = "https://pat.example/groomer";

/** The groomer's site at an address. */
function siteAt(url: string) {
  const site = fixtureSite();
  site.change("site.yaml", "https://maplestreet.example", url);
  return site;
}

/** Every address of the same host in the built pages, the icons' manifest and the late style. */
function addressesIn(out: string): string[] {
  const texts = [...filesOf(out)]
    .filter(([name]) => /\.(?:html|webmanifest|css)$/.test(name))
    .map(([, { text }]) => text);
  const found = texts.flatMap((text) => [
    ...text.matchAll(/(?:href|src|content|action|url)=?\(?["']?(\/(?!\/)[^"')\s,]*)/g),
    ...text.matchAll(/(?:srcset="|, |"src":"|href_matches":")(\/[^"\s]*)/gi),
  ]);
  return [...new Set(found.map(([, address = ""]) => address))];
}

test("the folder of a site is the path of its address", () => {
  expect(baseOf("https://pat.github.io/salon")).toBe("/salon");
  expect(baseOf("https://pat.github.io/a/b/")).toBe("/a/b");
  expect(baseOf("https://salon.example")).toBe("");
  expect(withinBase("/salon/about", "/salon")).toBe("/about");
  expect(withinBase("/salon", "/salon")).toBe("/");
  expect(withinBase("/salons/about", "/salon")).toBeUndefined();
  expect(withinBase("/about", "")).toBe("/about");
});

test("a built file is compared without the folder, and the words on it keep theirs", () => {
  const html = '<link rel="manifest" href="/a.b/manifest.webmanifest"><a href="/a.b/x">in the/a.b/ folder</a>';
  expect(baseIn(html)).toBe("/a.b");
  expect(withoutBase(html, "/a.b")).toBe(
    '<link rel="manifest" href="/manifest.webmanifest"><a href="/x">in the/a.b/ folder</a>',
  );
  expect(withoutBase('srcset="/a.b/1 1w, /a.b/2 2w" data-props="{&quot;to&quot;:&quot;/a.b/x&quot;}"', "/a.b")).toBe(
    'srcset="/1 1w, /2 2w" data-props="{&quot;to&quot;:&quot;/x&quot;}"',
  );
});

test("a model has the folder before its own links and pictures, and before nothing else", async () => {
  const site = siteAt(URL_IN_FOLDER);
  site.change(
    "index.yaml",
    "blocks:\n",
    "blocks:\n  - type: textSection\n    heading: Links\n    text: See [our services](/services#baths), [below](#item-1), [us](https://other.example/services) or */services*.\n",
  );
  const { content, problems } = await site.check();
  expect(problems.filter(({ rule, severity }) => severity === "error" && rule !== "links/unknown-fragment")).toEqual(
    [],
  );
  const page = content.pages.find(({ route }) => route === "/");
  if (!page) throw new Error("There is no home page.");
  const plain = JSON.stringify([toSiteModel(content), toPageModel(page, content)]);
  const based = JSON.stringify([
    toSiteModel({ ...content, base: "/groomer" }),
    toPageModel(page, { ...content, base: "/groomer" }),
  ]);
  expect(plain.includes('"/groomer')).toBe(false);
  const links = ["/groomer/services#baths", "#item-1", "https://other.example/services"].map((to) => `"to":"${to}"`);
  for (const piece of [...links, '["/services"]']) expect(based.includes(piece) ? piece : "").toBe(piece);
  const without = (model: string, base: string) =>
    model.replaceAll(`,"base":"${base}"`, "").replaceAll(`"${base}/`, '"/');
  expect(without(based, "/groomer") === without(plain, "")).toBe(true);
});

test("every address of a build is in the folder; another --base makes every page again", {
  tags: ["slow"],
}, async () => {
  const site = siteAt(URL_IN_FOLDER);
  const out = path.join(site.cwd, "dist/client");
  expect(await runBuild(site.pages, out)).toMatchObject({ code: 0 });
  const addresses = addressesIn(out);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !address.startsWith("/groomer/"))).toEqual([]);
  const home = readFileSync(path.join(out, "index.html"), "utf8");
  expect(home).toContain(`<link rel="canonical" href="${URL_IN_FOLDER}/">`);
  expect(home).toContain(`"@id":"${URL_IN_FOLDER}/#business"`);
  expect(home).toMatch(/og:image" content="https:\/\/pat\.example\/groomer\/assets\/cards\/home\./);
  expect(readFileSync(path.join(out, "sitemap.xml"), "utf8")).toContain(`<loc>${URL_IN_FOLDER}/about</loc>`);
  expect(readFileSync(path.join(out, "robots.txt"), "utf8")).toContain(`Sitemap: ${URL_IN_FOLDER}/sitemap.xml`);
  const script = [...filesOf(out)].find(([name]) => /entries\/.*\.js$/.test(name));
  expect(script?.[1].text).toContain("`/groomer/${");

  const { said } = await runCommand(check, ["--pages", "pages-data", "--built", out], site.cwd);
  expect(said).not.toMatch(/built\//);
  // A link that leads out of the folder.
  const about = path.join(out, "about.html");
  const html = readFileSync(about, "utf8");
  writeFileSync(about, html.replaceAll('href="/groomer/services"', 'href="/services"'));
  const broken = await runCommand(check, ["--pages", "pages-data", "--built", out], site.cwd);
  expect(broken.said).toContain("The built site has nothing at /services.");
  writeFileSync(about, html);

  // For who compares, no link, picture or style differs: only what names the folder in full, and the script's base.
  const other = path.join(site.cwd, "dist/other");
  expect(await runBuild(site.pages, other, { base: "" })).toMatchObject({ code: 0 });
  expect(addressesIn(other).filter((address) => address.startsWith("/groomer/"))).toEqual([]);
  const { found } = compareBuilt(out, other);
  const kinds = found.flatMap(({ differences }) => differences.map(({ kind }) => kind));
  expect([...new Set(kinds)].sort()).toEqual(["file", "markup"]);

  expect(await runBuild(site.pages, out, { base: "/preview/12" })).toMatchObject({ code: 0 });
  expect(addressesIn(out).filter((address) => !address.startsWith("/preview/12/"))).toEqual([]);
  expect(readFileSync(path.join(out, "index.html"), "utf8")).toContain(`rel="canonical" href="${URL_IN_FOLDER}/"`);
});

test("a link with the folder in it is reported with the link to write", async () => {
  const site = siteAt(URL_IN_FOLDER);
  site.change("contact.yaml", "to: /services", "to: /groomer/services");
  const { problems } = await site.check();
  const [found] = problems.filter(({ rule }) => rule === "links/unknown-page");
  expect(found?.message).toBe(
    "There is no page /groomer/services: links are written without the folder of business.url, which the build puts in front. Write /services.",
  );
  expect(found?.suggestion).toBe("/services");
});

test.each([
  "https://pat.example/",
  "https://pat.example/a//b",
  "https://pat.example/../b",
  "https://pat.example/a?b",
  "https://pat.example/a b",
])("%s is no address of a site", async (url) => {
  const { problems } = await siteAt(url).check();
  expect(problems.find(({ pointer }) => pointer === "/business/url")?.severity ?? problems[0]?.severity).toBe("error");
});

test.each(["preview/12", "/a//b", "/../b", "https://pat.example/a"])("--base %s is refused", async (base) => {
  const { code, said } = await runCommand(build, ["--base", base]);
  expect(code).toBe(2);
  expect(said).toContain("It takes a path from the root of the host, such as /preview/12/");
});

test("the preview is at the root, and leads there from an address of the site in its folder", {
  tags: ["slow"],
}, async () => {
  const preview = await startPreview(siteAt(URL_IN_FOLDER).pages);
  try {
    const ask = async (address: string) => {
      const { status, headers } = await fetch(preview.url + address, {
        headers: { accept: "text/html" },
        redirect: "manual",
      });
      return [status, headers.get("location")];
    };
    expect(await ask("/about")).toEqual([200, null]);
    expect(await ask("/groomer/about?from=mail")).toEqual([302, "/about?from=mail"]);
    expect(await ask("/groomer/")).toEqual([302, "/"]);
    expect(await ask("/other/about")).toEqual([404, null]);
  } finally {
    await preview.stop();
  }
});
