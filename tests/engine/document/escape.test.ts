import { describe, expect, test } from "vitest";
import { escapeCss, escapeHtml, escapeJson } from "../../../renderer/page/escape";
import { decode } from "./readHtml";

const hostile = `</script><!--<script>"'&<>` + "\u2028\u2029";

describe("escapeHtml", () => {
  test("leaves nothing that ends a text or an attribute, in either quotes", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
    );
  });

  test("escapes an entity again, so that it is read as it was written", () => {
    expect(escapeHtml("&lt;")).toBe("&amp;lt;");
    expect(decode(escapeHtml(hostile))).toBe(hostile);
  });
});

describe("escapeJson", () => {
  test("can neither close the script nor open a comment in it", () => {
    expect(escapeJson({ name: hostile, [hostile]: 1 })).not.toMatch(/<|\u2028|\u2029/);
  });

  test("parses to the same data", () => {
    expect(JSON.parse(escapeJson({ name: hostile }))).toEqual({ name: hostile });
  });
});

describe("escapeCss", () => {
  test("cannot close the style element", () => {
    expect(escapeCss('a::after{content:"</style><script>"}')).toBe('a::after{content:"<\\/style><script>"}');
    expect(escapeCss("</a></style></STYLE>")).toBe("<\\/a><\\/style><\\/STYLE>");
  });

  test("leaves child selectors unchanged", () => {
    expect(escapeCss("ul > li{margin:0}")).toBe("ul > li{margin:0}");
  });
});
