import { expect, test } from "vitest";
import { LiveContent } from "../../../../renderer/preview/liveContent";
import { visitorChanges } from "../../../../renderer/preview/publish/visitorChanges";
import { fixtureSite } from "../../../support/fixtureSite";

/** What visitors see of a change of the fixture's files. */
async function seenAfter(change: (site: ReturnType<typeof fixtureSite>) => void) {
  const site = fixtureSite();
  const before = site.all();
  change(site);
  const live = new LiveContent(site);
  await live.update();
  const after = site.all();
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const texts = new Map([...names].filter((name) => before[name] !== after[name]).map((name) => [name, before[name]]));
  if (!live.content) throw new Error("The site was not read.");
  return visitorChanges(await live.tried(texts), live.content);
}

test("a text is told with its page, and a fact with all the pages that say it", async () => {
  const seen = await seenAfter((site) => {
    site.write("about.yaml", site.read("about.yaml").replace(/^description: .*$/m, "description: Quite another."));
    const phone = /phone: "?(.+?)"?$/m.exec(site.read("site.yaml"))?.[1] ?? "";
    site.change("site.yaml", phone, "(503) 555-0199");
  });
  expect(seen).toContainEqual(
    expect.objectContaining({ kind: "description", routes: ["/about"], where: "/about", after: expect.any(String) }),
  );
  const phones = seen.filter(({ kind }) => kind === "phone");
  expect(phones.map(({ after }) => after)).toEqual(["(503) 555-0199"]);
  expect(phones[0]?.routes.length).toBeGreaterThan(1);
});

test("pages that come, go or are drafts are told as a whole, and what only moves is no change of words", async () => {
  const seen = await seenAfter((site) => {
    site.write("new.yaml", site.read("about.yaml"));
    site.write("draft.yaml", `draft: true\n${site.read("about.yaml")}`);
    site.remove("contact.yaml");
    const [head, first, second, ...rest] = site.read("about.yaml").split(/^(?= {2}- type: )/m);
    site.write("about.yaml", [head, second, first, ...rest].join(""));
  });
  expect(seen.map(({ what, routes }) => [what, ...routes])).toEqual([
    ["order or look", "/about"],
    ["page that is gone", "/contact"],
    ["new page", "/new"],
  ]);
});

test("a comment is seen by nobody", async () => {
  expect(await seenAfter((site) => site.write("about.yaml", `# why\n${site.read("about.yaml")}`))).toEqual([]);
});
