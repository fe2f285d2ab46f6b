import path from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../../../renderer/content/check/checkSite";
import { misspellings } from "../../../renderer/content/site/spelling/misspellings";
import { LiveContent } from "../../../renderer/preview/liveContent";
import { newErrors } from "../../../renderer/preview/newErrors";
import { withSlowRest } from "../../support/amount";
import { type FixtureSite, fixtureSite } from "../../support/fixtureSite";

/** All problems of what was read. */
async function problemsOf({ content, place }: LiveContent) {
  if (!content) throw new Error("Nothing was read.");
  const misspelled = await misspellings(content, place.dir);
  return checkSite({ ...content, misspelled });
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
    "%s: after each save, what is known of the pages gives the findings of a fresh reading, and so does a trial before it",
    options,
    async (from, saves) => {
      const site = fixtureSite({}, path.join(import.meta.dirname, "..", from, "pages-data"));
      const live = await opened(site);
      await problemsOf(live);
      const seen = new Set<string>();
      for (const [index, [name, change]] of saves.entries()) {
        const text = change(site.read(name));
        const before = (await opened(site)).content;
        const tried = await live.tried(new Map([[name, text]]));
        const errors = before && (await newErrors(before, tried));
        if (live.content) expect(await newErrors(live.content, tried), `${index}, tried`).toEqual(errors);
        site.write(name, text);
        await live.update({ files: [name], others: false });
        const plain = await problemsOf(await opened(site));
        for (const again of ["at once", "and again"])
          expect(await problemsOf(live), `${index}, ${again}`).toEqual(plain);
        seen.add(JSON.stringify(plain));
      }
      expect(seen.size).toBeGreaterThan(saves.length / 2);
    },
  );
