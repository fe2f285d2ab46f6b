import { PublicFiles } from "../load/publicFiles";
import { hero, type Rule } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { imagesOf } from "../site/images";

export default {
  name: "images/unused",
  severity: "warning",
  sentence: "Every picture in the folder images is used on a page or in site.yaml.",
  why: "Nobody knows any more what it is for, and whoever looks for a picture finds one that is out of date.",
  fix: "Use it, or take the file away.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier from behind. }]"),
  bad: { "images/trims.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1600 900'/>" },
  *check(site) {
    const used = new Set([...imagesOf(site)].map(({ name }) => name));
    for (const name of new PublicFiles(site.imagesRoot).all("images")) {
      if (used.has(name) || isInHalfRead(site, name)) continue;
      const message = `No page shows ${name}. Use it, or take the file away.`;
      yield { file: `${site.imagesRootName}${name}`, pointer: "", message };
    }
  },
} satisfies Rule;
