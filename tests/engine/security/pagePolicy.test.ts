import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { metaElement, metaPolicy } from "../../../renderer/page/policy/metaPolicy";
import { pagePolicy } from "../../../renderer/page/policy/pagePolicy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((one) => one.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

const INLINE = { styles: ["p>a{color:red}"], scripts: ['{"prefetch":[]}'] };

describe("the policy of a page", () => {
  test("names the inline styles and scripts by their hashes", () => {
    const policy = pagePolicy(INLINE, []);
    expect(directive(policy, "style-src")).toEqual(["'self'", hash("p>a{color:red}")]);
    expect(directive(policy, "script-src")).toEqual(["'self'", hash('{"prefetch":[]}')]);
    expect(policy).not.toContain("unsafe");
  });

  test("allows nothing from other sites unless a block needs it", () => {
    const policy = pagePolicy(INLINE, []);
    expect(directive(policy, "default-src")).toEqual(["'none'"]);
    // Which `default-src` covers: https://www.w3.org/TR/CSP3/#directive-fallback-list
    for (const covered of ["frame-src", "media-src"]) expect(policy).not.toContain(covered);
    expect(directive(policy, "form-action")).toEqual(["'none'"]);
    // Which it does not cover: no markup may lead all relative addresses to another site.
    expect(directive(policy, "base-uri")).toEqual(["'none'"]);
    expect(policy).not.toContain("https:");
  });

  test("names the sites that the blocks need, each once", () => {
    const policy = pagePolicy(INLINE, [
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

test("the policy of a document can be read back, and one without has none", () => {
  const policy = pagePolicy(INLINE, []);
  expect(metaPolicy(`<head>${metaElement(policy)}</head>`)).toBe(policy);
  expect(metaPolicy("<head></head>")).toBeUndefined();
});
