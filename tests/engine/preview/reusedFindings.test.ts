import path from "node:path";
import { expect, test, vi } from "vitest";
import { checkSite } from "../../../renderer/content/check/checkSite";
import { rulesOf } from "../../../renderer/content/check/loadRules";
import { misspellings } from "../../../renderer/content/site/spelling/misspellings";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { newErrors } from "../../../renderer/preview/newErrors";
import { withSlowRest } from "../../support/amount";
import { type FixtureSite, fixtureSite } from "../../support/fixtureSite";

/** All problems of what is on disk, with the kept findings or without. */
async function problemsOf({ content, place }: LiveContent, reuse: boolean) {
  if (!content) throw new Error("Nothing was read.");
  const misspelled = await misspellings(content, place.dir);
  return checkSite({ ...content, misspelled, ...(reuse ? {} : { reuse: undefined }) });
}

const opened = async ({ pages: dir, publicDir, cwd }: FixtureSite) => {
  const live = new LiveContent({ dir, publicDir, cwd });
  await live.update();
  return live;
};

const replaced = (before: RegExp | string, after: string) => (text: string) => {
  const now = text.replace(before, after);
  expect(now).not.toBe(text);
  return now;
};

/** What is saved, one after the other: the name of a page, and its text from that before. */
const SAVES: Record<string, [name: string, change: (text: string) => string][]> = {
  groomer: [
    ["about.yaml", replaced("heading: About the Shop", "heading: About Us Two")],
    ["about.yaml", replaced(/^title: .*/m, "title: Dog Grooming Prices")],
    ["services.yaml", replaced(/^title: .*/m, "title: Dog Grooming Prices")],
    ["about.yaml", replaced(/^title: .*/m, "title: About Us")],
    ["about.yaml", replaced("(/services)", "(/servces)")],
    ["about.yaml", replaced("(/servces)", "(/services#nowhere)")],
    ["about.yaml", replaced("(/services#nowhere)", "(/services)")],
    ["about.yaml", replaced("blocks:", "aliases: [/contact]\nblocks:")],
    ["about.yaml", replaced("aliases: [/contact]\n", "")],
    ["about.yaml", replaced("description: ", "description: Teh ")],
    ["contact.yaml", replaced("blocks:", "until: 2001-01-01\nblocks:")],
    ["about.yaml", replaced("id: story", "id: other")],
    ["about.yaml", replaced("/images/trim.svg", "/images/trm.svg")],
    ["about.yaml", replaced("/images/trm.svg", "/images/trim.svg")],
    ["about.yaml", replaced("blocks:", "blocks: [")],
    ["about.yaml", replaced("blocks: [", "blocks:")],
    ["about.yaml", replaced("before the first visit", "before the 41st visit")],
    ["contact.yaml", replaced("until: 2001-01-01\n", "")],
  ],
  "sites/jaffa": [
    ["prices.en.yaml", replaced(/^title: .*/m, "title: Short")],
    ["prices.yaml", replaced(/^title: .*/m, "title: Short")],
    ["prices.en.yaml", replaced(/^description: /m, "description: Teh ")],
    ["prices.yaml", replaced("to: /contact", "to: /contct")],
    ["prices.yaml", replaced("to: /contct", "to: /contact")],
  ],
};

for (const [options, sites] of withSlowRest(Object.entries(SAVES), 1))
  test.each(sites)(
    "%s: after each save, kept findings are those of a check that keeps none, and so are the errors of a trial before it",
    options,
    async (from, saves) => {
      const site = fixtureSite({}, path.join(import.meta.dirname, "..", from, "pages-data"));
      const live = await opened(site);
      await problemsOf(live, true);
      const seen = new Set<string>();
      for (const [index, [name, change]] of saves.entries()) {
        const text = change(site.read(name));
        const before = (await opened(site)).content;
        const tried = await live.tried(new Map([[name, text]]));
        const errors = before && (await newErrors(before, { ...tried, reuse: undefined }));
        if (live.content) expect(await newErrors(live.content, tried), `${index}, tried`).toEqual(errors);
        site.write(name, text);
        await live.update({ files: [name], others: false });
        const plain = await problemsOf(await opened(site), false);
        for (const again of ["at once", "and again"])
          expect(await problemsOf(live, true), `${index}, ${again}`).toEqual(plain);
        seen.add(JSON.stringify(plain));
      }
      expect(seen.size).toBeGreaterThan(saves.length / 2);
    },
  );

test("after another word in one page, hardly any rule about several files looks at them again", {
  tags: ["slow"],
}, async () => {
  const site = fixtureSite();
  const live = await opened(site);
  await problemsOf(live, true);
  site.change("about.yaml", "heading: About the Shop", "heading: About Our Shop");
  await live.update({ files: ["about.yaml"], others: false });
  const several = (await rulesOf(false)).filter(({ scope }) => scope !== "file");
  const spies = several.map((rule) => [rule.name, vi.spyOn(rule, "check")] as const);
  await problemsOf(live, true);
  const run = spies.flatMap(([name, spy]) => (spy.mock.calls.length > 0 ? name : []));
  for (const [, spy] of spies) spy.mockRestore();
  expect(run.length).toBeLessThan(several.length / 5);
  expect(run).not.toContain("routes/duplicate");
});

test("what was found in a page itself is found again when that page changes, and only then", async () => {
  const site = fixtureSite();
  const live = await opened(site);
  const find = vi.fn((): [] => {
    const page = live.content?.pages.find(({ file }) => file.endsWith("about.yaml"));
    expect(page?.data).toBeDefined();
    return [];
  });
  const found = () => live.content?.reuse?.("some/rule", live.content, find);
  found();
  for (const [name, calls] of [
    ["contact.yaml", 1],
    ["about.yaml", 2],
  ] as const) {
    site.write(name, `${site.read(name)}# Saved again\n`);
    await live.update({ files: [name], others: false });
    found();
    expect(find).toHaveBeenCalledTimes(calls);
  }
});
