import path from "node:path";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";

export default {
  *"rows/no-template"({ pages, rows }) {
    for (const page of pages) {
      const named = ["rows", "address"].find((name) => valueAt(page.data, `/${name}`) !== undefined);
      if (!named || rows?.has(page.file)) continue;
      const name = path.posix.basename(page.file).replace(/\.ya?ml$/, "");
      const message = `Only a template has ${named}, and by its name this is one page. Rename it to ${name}.template.yaml if it is to become a page for each row, or delete this line.`;
      yield { file: page.file, pointer: `/${named}`, at: "key", message };
    }
  },
} satisfies Rules;
