import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { metaPolicy, withMetaPolicy } from "../../../renderer/page/policy/metaPolicy";
import { pagePolicy } from "../../../renderer/page/policy/pagePolicy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

const html = `<!doctype html><html><head><meta charset="utf-8">
<style data-emotion="css">p>a{color:red}</style>
<script type="application/ld+json">{"name":"Salon"}</script>
<script type="speculationrules">{"prefetch":[]}</script>
<script type="module" src="/assets/entry.js"></script></head></html>`;

describe("the policy of a page", () => {
  test("names the inline styles and scripts by their hashes, data and files by none", () => {
    const policy = pagePolicy(html, []);
    expect(directive(policy, "style-src")).toEqual(["'self'", hash(""), hash("p>a{color:red}")]);
    expect(directive(policy, "script-src")).toEqual(["'self'", hash('{"prefetch":[]}')]);
    expect(policy).not.toContain("unsafe");
  });

  test("allows nothing from other sites unless a block needs it", () => {
    const policy = pagePolicy(html, []);
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    // Which `default-src` covers: https://www.w3.org/TR/CSP3/#directive-fallback-list
    for (const covered of ["frame-src", "media-src"]) expect(policy).not.toContain(covered);
    expect(directive(policy, "form-action")).toEqual(["'none'"]);
    expect(policy).not.toContain("https:");
  });

  test("names the sites that the blocks need, each once", () => {
    const policy = pagePolicy(html, [
      { scriptSrc: ["https://widget.example"], frameSrc: ["https://booking.example"] },
      { imgSrc: ["https://tiles.example"], connectSrc: ["https://forms.example"] },
      { imgSrc: ["https://tiles.example"], formAction: ["'self'", "https://forms.example"] },
    ]);
    expect(directive(policy, "script-src")).toContain("https://widget.example");
    expect(directive(policy, "frame-src")).toEqual(["https://booking.example"]);
    expect(directive(policy, "img-src")).toEqual(["'self'", "data:", "https://tiles.example"]);
    expect(directive(policy, "connect-src")).toEqual(["'self'", "https://forms.example"]);
    expect(directive(policy, "form-action")).toEqual(["'self'", "https://forms.example"]);
  });
});

test("a document has its policy before anything that it applies to, and the policy can be read back", () => {
  const policy = pagePolicy(html, []);
  const whole = withMetaPolicy(html, policy);
  expect(whole.indexOf("content-security-policy")).toBeLessThan(whole.indexOf("<style"));
  expect(metaPolicy(whole)).toBe(policy);
  expect(metaPolicy(html)).toBeUndefined();
});
