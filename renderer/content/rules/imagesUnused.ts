import { addressesIn } from "../load/publicFiles";
import type { Rules } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { imagesOf } from "../site/images";

export default {
  *"images/unused"(site) {
    const used = new Set([...imagesOf(site)].map(({ name }) => name));
    for (const name of addressesIn(site.imagesRoot)) {
      if (!name.startsWith("/images/") || used.has(name) || isInHalfRead(site, name)) continue;
      const message = `No page shows ${name}. Use it, or take the file away.`;
      yield { file: `${site.imagesRootName}${name}`, pointer: "", message };
    }
  },
} satisfies Rules;
