/** The code of the built site's pages, with all blocks: bundled as one script by `buildCode`. */
import * as look from "../blocks";
import { documentsOf } from "./page/document/renderDocument";
import { renderOrBlame } from "./page/failingBlock";
import type { PageCode } from "./page/pageRequest";

export const openPages: PageCode["openPages"] = (shared, today, script) => {
  const render = documentsOf(shared, look, today, script);
  return (page, site) => {
    let day: string | undefined;
    const document = renderOrBlame(page, (one) =>
      render(one, site, (read) => {
        day = read;
      }),
    );
    return { ...document, day };
  };
};
