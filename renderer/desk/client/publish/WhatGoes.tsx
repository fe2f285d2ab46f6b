import type { ReactNode } from "react";
import { groupBy } from "../../../base/groups";
import { pointerSteps } from "../../../base/pointer";
import { inWords, withFacts } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import { fileNameOf } from "../../protocol/pictures";
import type { Publication, PublishPlan, SiteChange } from "../../protocol/publish";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import { nameOfText } from "../edits/typedText";

/** The names of the files that stay behind. */
export type Left = ReadonlySet<string>;

/** From this number on, the changes of each page are folded: *Send* is in view. */
const FOLDED = 8;

interface WhatGoesProps {
  plan: PublishPlan;
  pages: PageEntry[];
  left: Left;
  onLeft: (left: Left) => void;
  onTakeBack: (change: SiteChange) => void;
}

/** All changes by their page: each page can be left out of what is sent, and each change can be taken back. */
export function WhatGoes({ plan, pages, left, onLeft, onTakeBack }: WhatGoesProps): ReactNode {
  const { changes } = plan;
  const some = plan.pages.length > 1;
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    onLeft(next);
  };
  return (
    <fieldset className="stack boxed what-goes">
      <legend>{`What goes (${changes.length})`}</legend>
      {[...groupBy(changes, ({ file }) => file)].map(([file, own]) => {
        const page = plan.names[file] ?? nameOfFile(file, pages);
        const facts = { ...plan.facts, ...plan.vars[file] };
        const sent = plan.pages.find((one) => one.file === file);
        return (
          <section key={file} className="stack" aria-label={page}>
            {some && sent ? (
              <label>
                <input type="checkbox" checked={!left.has(file)} onChange={() => toggle(file)} />
                <strong>{[page, KINDS_OF_PAGE[sent.kind]].filter(Boolean).join(", ")}</strong>
              </label>
            ) : (
              <strong>{page}</strong>
            )}
            <details open={changes.length < FOLDED}>
              <summary className="note">{own.length === 1 ? "1 change" : `${own.length} changes`}</summary>
              <List of={own} none="">
                {(change) => (
                  <ChangeItem
                    change={change}
                    facts={facts}
                    page={page}
                    names={plan.names}
                    onTakeBack={() => onTakeBack(change)}
                  />
                )}
              </List>
            </details>
          </section>
        );
      })}
    </fieldset>
  );
}

/** The files that are sent; absent if all are. */
export function whatIsSent({ pages }: PublishPlan, left: Left): Pick<Publication, "files"> {
  const files = pages.flatMap(({ file }) => (left.has(file) ? [] : file));
  return files.length < pages.length ? { files } : {};
}

/** The name of the page in a file. */
function nameOfFile(file: string, pages: PageEntry[]): string {
  if (file === "site.yaml") return "The whole site";
  if (file === "figures.yaml") return "Figures that are right";
  if (file.startsWith("images/")) return `Picture ${fileNameOf(`/${file}`)}`;
  return pages.find((page) => page.file === file)?.name ?? plainWords(file);
}

const KINDS_OF_PAGE = { added: "new", changed: "", removed: "deleted" };

const KINDS: Record<SiteChange["kind"], string> = {
  changed: "",
  added: "Added: ",
  removed: "Removed: ",
  moved: "Moved: ",
};

interface ChangeItemProps extends Pick<PublishPlan, "facts" | "names"> {
  change: SiteChange;
  page: string;
  /** What the button is called, if it is not *Take back*. */
  action?: string;
  onTakeBack: () => void;
}

/** One change, with the button that takes it back. */
export function ChangeItem(props: ChangeItemProps): ReactNode {
  const { change, facts, names, page, action = "Take back", onTakeBack } = props;
  const { file, before, after, pointer, kind, block } = change;
  if (pointer === "") {
    const words = before === undefined ? "New" : after === undefined ? "Removed" : "Changed in more than one place";
    return <div className="change">{words}</div>;
  }
  // What is written for all pages is found by its way: Prices, box braids, medium, price.
  const way = pointerSteps(pointer).filter((step) => step !== "options");
  const row = /^\/rows\/\d+/.exec(pointer)?.[0];
  const name = row
    ? [names[file + row] ?? "A row", ...way.slice(2).map(inWords)].join(": ")
    : file.startsWith("site.")
      ? way.map(inWords).join(", ")
      : nameOfText("", pointer, block ? [block] : []);
  return (
    <div className="change">
      <span className="note">{`${KINDS[kind]}${name}`}</span>
      {kind === "moved" && <span>{withFacts(after ?? "", facts)}</span>}
      {kind !== "moved" && before !== undefined && <del>{withFacts(before, facts)}</del>}
      {kind !== "moved" && after !== undefined && <ins>{withFacts(after, facts)}</ins>}
      <Button aria-label={`${action} ${name}, ${page}`} onClick={onTakeBack}>
        {action}
      </Button>
    </div>
  );
}
