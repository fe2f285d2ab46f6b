import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

interface Reply {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

/** The function of CloudFront in the document. */
const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/hosts.md", "utf8")) ?? [];
const reply = (uri: string, querystring = {}): Reply =>
  runInNewContext(`${code}; handler(${JSON.stringify({ request: { uri, querystring } })})`);

test.each([
  ["/", "/index.html"],
  ["/contact", "/contact.html"],
  ["/news/first-days", "/news/first-days.html"],
  ["/%C3%BCber-uns", "/%C3%BCber-uns.html"],
  ["/robots.txt", "/robots.txt"],
  ["/assets/pictures/one-800.12ab.avif", "/assets/pictures/one-800.12ab.avif"],
])("CloudFront sends for %s the file %s", (address, file) => {
  expect(reply(address)).toMatchObject({ uri: file });
});

test.each([
  ["/contact/", "/contact"],
  ["/contact.html", "/contact"],
  ["/news/index.html", "/news"],
  ["//contact/", "/contact"],
])("CloudFront leads %s to %s, with its query", (address, to) => {
  expect(reply(address, { from: { value: "mail" } })).toMatchObject({
    statusCode: 308,
    headers: { location: { value: `${to}?from=mail` } },
  });
});

test.each(["/\\example.com/", "/\\example/", "//example.com/", "/%5Cexample.com/"])(
  "CloudFront leads %s to no other site",
  (address) => {
    const { value } = reply(address).headers?.location ?? { value: "/" };
    expect(new URL(value, "https://salon.example").host).toBe("salon.example");
  },
);
