import { SITE_FILE } from "../../../content/model/siteContent";
import { inWords } from "../../protocol/inWords";
import type { SiteChange } from "../../protocol/publish";
import { isContentFile } from "./siteChanges";

/** At most so many pages are named. */
const NAMED = 3;

/**
 * A first sentence for those who look at the changes, for the person to change.
 *
 * @param pageIn the name of the page in a file; undefined for a file that is no page now
 */
export function preparedMessage(changes: SiteChange[], pageIn: (file: string) => string | undefined): string {
  // Pictures and figures go with the page that has them.
  const ofPages = changes.filter(({ file }) => isContentFile(file) && (file === SITE_FILE || file !== "figures.yaml"));
  const nameOf = (file: string) =>
    file === SITE_FILE ? "the site" : (pageIn(file) ?? inWords(file.replace(/\.\w+$/, "").replaceAll("-", " ")));
  const of = (kind?: SiteChange["kind"]) => {
    const own = ofPages.filter((one) => (isWhole(one) ? one.kind : "changed") === (kind ?? "changed"));
    return [...new Set(own.map(({ file }) => nameOf(file)))];
  };
  const pages = (names: string[]) => `the page${names.length > 1 ? "s" : ""} ${listed(names)}`;
  const [added, removed, changed] = [of("added"), of("removed"), of()];
  const parts = [
    added.length > 0 && `add ${pages(added)}`,
    removed.length > 0 && `remove ${pages(removed)}`,
    changed.length === 1 && `${whatChanged(ofPages.filter((one) => nameOf(one.file) === changed[0]))} ${changed[0]}`,
    changed.length > 1 && `change ${listed(changed)}`,
  ].filter((part) => part !== false);
  const sentence = parts.join(", ") || (changes.length > 0 ? "change pictures" : "");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Whether it is that of a new page, or of one that is gone. */
const isWhole = ({ pointer, kind }: SiteChange) => pointer === "" && kind !== "changed";

/** What changed on one page: `change title and heading of`, `add Call to action "Ready?" to`. */
function whatChanged(changes: SiteChange[]): string {
  const [first] = changes;
  if (changes.length === 1 && first && first.kind !== "changed") {
    const { kind, before, after } = first;
    const what = after ?? before ?? "one place";
    return kind === "added" ? `add ${what} to` : kind === "removed" ? `remove ${what} from` : `move ${what} on`;
  }
  const names = [...new Set(changes.map(({ pointer }) => pointer.split("/").at(-1) ?? ""))];
  const isNamed = names.length <= 2 && names.every((name) => name !== "" && !/^\d+$/.test(name));
  if (isNamed) return `change ${names.map((name) => inWords(name).toLowerCase()).join(" and ")} of`;
  return changes.length === 1 ? "change" : `change ${changes.length} places of`;
}

function listed(names: string[]): string {
  const named = names.slice(0, NAMED);
  if (names.length > NAMED) return `${named.join(", ")} and ${names.length - NAMED} more`;
  return named.join(", ").replace(/, ([^,]*)$/, " and $1");
}
