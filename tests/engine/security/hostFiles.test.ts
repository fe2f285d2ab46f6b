import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { baseOf } from "../../../renderer/base/sitePath";
import type { Site } from "../../../renderer/contract/types.generated";
import { headersFile, pagePolicies, redirectFiles } from "../../../renderer/output/hostFiles";
import { nginxConfig, nginxFile } from "../../../renderer/output/nginxFile";

const folder = mkdtempSync(path.join(tmpdir(), "host-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const policies = [
  { file: "404.html", policy: "default-src 'none'" },
  { file: "about.html", policy: "default-src 'self'" },
  { file: "index.html", policy: "img-src 'self'" },
];

/** A site at an address, as the host files see it. */
const at = (url: string) => ({ base: baseOf(url), business: { url } as Site["business"] });

test("_headers has a page's policy at both its addresses, and the not-found page's at none", () => {
  const rules = headersFile(policies, "", folder);
  expect(rules).toMatch(/^\/\*\n {2}content-security-policy: frame-ancestors 'none'/);
  expect(rules).toContain("/assets/*\n  cache-control: public,max-age=31536000,immutable\n");
  expect(rules).toContain("/favicon.svg\n  cache-control: public,max-age=2592000\n");
  expect(rules).toContain("/manifest.webmanifest\n  content-type: application/manifest+json\n");
  expect(rules).toContain("\n/about\n  content-security-policy: default-src 'self'\n");
  expect(rules).toContain("\n/about/\n  content-security-policy: default-src 'self'\n");
  expect(rules).toContain("\n/\n  content-security-policy: img-src 'self'\n");
  expect(rules).not.toContain("404");
});

test("the owner's own rules come first", () => {
  writeFileSync(path.join(folder, "_headers"), "/price-list.pdf\n  x-robots-tag: noindex");
  expect(headersFile(policies, "", folder)).toMatch(/^\/price-list\.pdf\n {2}x-robots-tag: noindex\n\/\*\n/);
});

test("an old address redirects to the page's own, in the folder of a site that is in one", () => {
  const page = { route: "/services", data: { title: "Services", redirectFrom: ["/braids", "/twists"] } };
  const site = (url: string) => ({ ...at(url), language: "en", labels: { moved: "Moved:" } });
  const files = (url: string) => redirectFiles([page as never], () => site(url), path.join(folder, "empty"));
  const [braids, twists, rules] = files("https://pat.example/salon");
  expect([braids?.file, twists?.file]).toEqual(["braids.html", "twists.html"]);
  expect(braids?.text).toContain('<meta http-equiv="refresh" content="0; url=/salon/services">');
  expect(braids?.text).toContain('<link rel="canonical" href="https://pat.example/salon/services">');
  expect(rules).toEqual({
    file: "_redirects",
    text: "/salon/braids /salon/services 301\n/salon/twists /salon/services 301\n",
  });
  expect(files("https://salon.example").at(-1)?.text).toBe("/braids /services 301\n/twists /services 301\n");
});

test("nginx has each page's policy by its file, and the site's headers for all", () => {
  const config = nginxConfig(policies, at("https://salon.example"), []);
  expect(config).toContain('"~^/about\\.html$" "default-src \'self\'";');
  expect(config).toContain('"~^/404\\.html$" "default-src \'none\'";');
  expect(config).toContain('add_header x-content-type-options "nosniff" always;');
  expect(config).toContain("server_name salon.example;");
  expect(config).toContain("location = /manifest.webmanifest {\n    default_type application/manifest+json;\n  }\n");
  expect(config.match(/\{/g)).toHaveLength(config.match(/\}/g)?.length ?? -1);
  expect(nginxFile("/srv/dist/client")).toBe("/srv/dist/client.nginx.conf");
});

test("nginx redirects an old address with 301, and an extra slash only for an existing page", () => {
  const config = nginxConfig(policies, at("https://salon.example"), [["/braids", "/services"]]);
  expect(config).toContain("  location = /braids {\n    return 301 /services$is_args$args;\n  }\n");
  // A redirect to whatever was asked for leads /\\other.example/ to another site.
  expect(config).toContain(
    "    if (-f $document_root$page.html) {\n      return 308 $page$is_args$args;\n    }\n    return 404;\n",
  );
});

test("two sites of one nginx do not share their variables", () => {
  const variables = (url: string) => nginxConfig(policies, at(url), []).match(/\$(policy|caching)_\w+/g);
  expect(new Set(variables("https://salon.example"))).toEqual(
    new Set(["$policy_salon_example", "$caching_salon_example"]),
  );
  expect(variables("https://other.example")).not.toContain("$policy_salon_example");
});

test("on a large site only the pages have their policies: hosts do not read so long a list", () => {
  const pages = Array.from({ length: 49 }, (_, index) => ({
    file: `${index}.html`,
    policy: "default-src 'none'",
  }));
  expect(pagePolicies(pages.slice(1))).toHaveLength(48);
  expect(pagePolicies(pages)).toEqual([]);
});

test("in a folder of a host, all addresses are in the folder, and the rest of the host is left alone", () => {
  const rules = headersFile(policies, "/salon", folder);
  const addresses = [...rules.matchAll(/^(\/\S*)$/gm)].map(([address]) => address);
  expect(addresses.filter((address) => !address.startsWith("/salon/"))).toEqual(["/price-list.pdf"]);
  const config = nginxConfig(policies, at("https://pat.example/salon"), [["/braids", "/services"]]);
  expect(config).toContain('"~^/salon/about\\.html$" "default-src \'self\'";');
  expect(config).toContain("  location = /salon/braids {\n    return 301 /salon/services$is_args$args;\n  }\n");
  expect(config).toContain("error_page 404 /salon/404.html;");
  expect(config).toContain("location = /salon {\n    return 308 /salon/$is_args$args;\n  }");
  expect(config).toContain("location / {\n    return 404;\n  }");
  expect(config.match(/\{/g)).toHaveLength(config.match(/\}/g)?.length ?? -1);
});
