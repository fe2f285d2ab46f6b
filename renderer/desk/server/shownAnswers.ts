import path from "node:path";
import type { SiteContent } from "../../content/model/siteContent";
import { NOT_FOUND } from "../../content/site/routes";
import type { LastPages } from "../../preview/codeError";
import type { ContentStore } from "../../preview/contentStore";
import type { PreviewCards } from "../../preview/previewCards";
import { readBlocks } from "../../schema/readBlocks";
import type { BlockExample } from "../protocol/page";
import { describePage, deskProblems } from "./describePage";
import { describePages } from "./describePages";
import { blockName } from "./fields/fieldLabel";
import { startOfBlock } from "./fields/startOfBlock";
import { type Answer, onGet } from "./request/readRequest";
import { timelineOf } from "./timeline";
import { type ErrorsWith, toBePublic } from "./toBePublic";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/**
 * Responds to the requests for what the desk shows of a page and of all pages, for the blocks that can be added, for what
 * happens by itself, and for the errors of a draft if it were public.
 */
export function shownAnswers(
  store: ContentStore,
  cards: PreviewCards,
  last: LastPages,
  errorsWith: ErrorsWith,
): [string, Answer][] {
  return [
    onGet("blocks", () => blockExamples(store.content)),
    onGet("pages", () => (store.content ? describePages(store.content) : [])),
    onGet("timeline", () => (store.content ? timelineOf(store.content, Date.now()) : [])),
    onGet("page", (asked) => {
      const route = asked("route") || "/";
      const page = store.fileAt(route) ?? store.fileAt(NOT_FOUND);
      return store.content && page
        ? describePage(page, store.content, store, cards.of(route)?.url, last.errorOf(route))
        : null;
    }),
    onGet("toBePublic", async (asked) => {
      const page = store.fileAt(asked("route") || "/");
      const { content } = store;
      return page && content ? (await toBePublic(page, content, errorsWith)).map(deskProblems(content)) : [];
    }),
  ];
}

function blockExamples(content: SiteContent | undefined): BlockExample[] {
  return readBlocks(ROOT).map(({ type, schema, example }) => ({
    type,
    name: blockName(type),
    group: schema.group ?? "More",
    description: schema.desk?.help ?? schema.description ?? "",
    example: content ? startOfBlock(example, content) : example,
  }));
}
