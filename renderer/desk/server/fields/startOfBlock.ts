import { isGroup } from "../../../base/groups";
import { fillPlaceholders } from "../../../base/placeholders";
import { isDraft, type SiteContent } from "../../../content/model/siteContent";
import { blocksOf } from "../../../content/pages/pageBlocks";

type Block = Record<string, unknown>;

/** What is of one place only. */
const OF_ITS_PLACE = ["id", "from", "until", "hidden"];

/** Of a list that the example does not have. */
const MOST_ENTRIES = 3;

/**
 * What a new block starts with: the words of the first block of its type on the site, which are of its business, or else
 * the example of the block. Of lists it has as many entries as the example.
 */
export function startOfBlock(example: Block, { pages, facts, rows }: SiteContent): Block {
  const isFact = (name: string) => facts.has(name);
  for (const page of pages) {
    if (isDraft(page) || rows?.has(page.file)) continue;
    const own = blocksOf({ data: page.source }).find(
      (block) => isGroup(block) && block.type === example.type && isTrueAnywhere(block, isFact),
    );
    if (own) return shorten(own, example) as Block;
  }
  return example;
}

/** Whether a block names nothing of its page: no place on it, no value of its own, and no figure, which is confirmed for one page. */
function isTrueAnywhere(value: unknown, isFact: (name: string) => boolean): boolean {
  if (typeof value === "object" && value !== null)
    return Object.values(value).every((one) => isTrueAnywhere(one, isFact));
  if (typeof value !== "string") return true;
  const words = fillPlaceholders(value, ({ name }) => (isFact(name) ? "" : "#"));
  return !words.includes("#") && (/^(?:\/|https:)/.test(words) || !/\d/.test(words));
}

function shorten(own: unknown, example: unknown): unknown {
  if (Array.isArray(own)) {
    const [first] = Array.isArray(example) ? example : [];
    const count = Array.isArray(example) ? example.length : MOST_ENTRIES;
    return own.slice(0, count).map((entry) => shorten(entry, first));
  }
  if (!isGroup(own)) return own;
  const parts = Object.entries(own).filter(([name]) => !OF_ITS_PLACE.includes(name));
  return Object.fromEntries(
    parts.map(([name, part]) => [name, shorten(part, isGroup(example) ? example[name] : undefined)]),
  );
}
