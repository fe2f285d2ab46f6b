import { expect, test } from "vitest";
import * as look from "../../../blocks";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { checkedSite } from "../../support/fixtureSite";

// A browser would compute the style of one more element for each element of the page.
test("no rule is for a pseudo-element of every element", async () => {
  const checked = await checkedSite();
  for (const route of ["/", "/about", "/services"]) {
    const html = renderDocument(checked.page(route), checked.site, look, "2030-12-31");
    expect(html).toContain("::after{");
    expect(html.match(/[{},]\*?::(?:before|after)\b/g)).toBeNull();
  }
});
