import { expect, test } from "vitest";
import { startOfBlock } from "../../../../renderer/desk/server/fields/startOfBlock";
import { fixtureSite } from "../../../support/fixtureSite";

const EXAMPLE = {
  type: "callToAction",
  heading: "Ready for a fresh coat?",
  actions: [{ label: "Book", to: "/contact" }],
};

const PAGE = `title: Visits at home
description: We come to you.
vars: { town: Harborview }
blocks:
  - { type: hero, heading: Visits at home }
`;

test("a new block starts with the site's own words, where they are true on any page", async () => {
  const blocks = [
    '{ type: callToAction, heading: "In ${town} soon" }',
    "{ type: callToAction, heading: 3 dogs at once }",
    '{ type: callToAction, id: call, heading: "Call ${business.phone}", until: 2099-01-01, actions: [{ label: One, to: /services }, { label: Two, to: /contact }] }',
  ];
  const files = {
    "about.yaml": undefined,
    "a.yaml": `${PAGE.replace("title", "draft: true\ntitle")}  - { type: callToAction, heading: Of a draft }\n`,
    "b.yaml": `${PAGE}${blocks.map((block) => `  - ${block}\n`).join("")}`,
  };
  const { content } = await fixtureSite(files).check();
  expect(startOfBlock(EXAMPLE, content)).toEqual({
    ...{ type: "callToAction", heading: "Call ${business.phone}" },
    actions: [{ label: "One", to: "/services" }],
  });
  expect(startOfBlock({ ...EXAMPLE, type: "video" }, content), "there is none").toMatchObject({ type: "video" });
});
