import type { ReactNode } from "react";
import { groupBy } from "../../../base/groups";
import { steps } from "../../../base/pointer";
import { inWords, withFacts } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import { fileNameOf } from "../../protocol/pictures";
import type { PageToSend, Publication, PublishPlan, SiteChange } from "../../protocol/publish";
import { List } from "../common/List";
import { plainWords } from "../common/plainWords";
import { nameOfText } from "../edits/typedText";

/** What stays behind: files by their name, and changes by `keyOf`. */
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

/** All changes by their page: each page and each change can be left out of what is sent, and each can be taken back. */
export function WhatGoes({ plan, pages, left, onLeft, onTakeBack }: WhatGoesProps): ReactNode {
  const { changes } = plan;
  const some = plan.pages.length > 1 || changes.length > 1;
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    onLeft(next);
  };
  return (
    <fieldset className="what-goes">
      <legend>{`What goes (${changes.length})`}</legend>
      {[...groupBy(changes, ({ file }) => file)].map(([file, own]) => {
        const page = plan.names[file] ?? nameOfFile(file, pages);
        const facts = { ...plan.facts, ...plan.vars[file] };
        const sent = plan.pages.find((one) => one.file === file);
        const box = (change: SiteChange) =>
          own.length > 1 &&
          change.pointer !== "" && {
            is: !left.has(file) && !left.has(keyOf(change)),
            set: () => toggle(keyOf(change)),
          };
        return (
          <section key={file} aria-label={page}>
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
                    {...{ change, facts, page }}
                    names={plan.names}
                    box={box(change)}
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

/** What is sent: the files, and the changes inside of them that are not; without either if all goes. */
export function whatIsSent({ pages, changes }: PublishPlan, left: Left): Pick<Publication, "files" | "left"> {
  const stays = changes.filter((change) => change.pointer !== "" && left.has(keyOf(change)));
  const goes = ({ file }: PageToSend) =>
    !left.has(file) && changes.some((one) => one.file === file && !stays.includes(one));
  const files = pages.filter(goes).map(({ file }) => file);
  const inside = stays.filter(({ file }) => files.includes(file));
  return { ...(files.length < pages.length && { files }), ...(inside.length > 0 && { left: inside }) };
}

const keyOf = ({ file, pointer, was, kind }: SiteChange): string => [file, kind, was, pointer].join(" ");

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
  /** Whether it goes; absent if it goes with its page. */
  box: { is: boolean; set: () => void } | false;
  /** What the button is called, if it is not *Take back*. */
  action?: string;
  onTakeBack: () => void;
}

/** One change, with the button that takes it back. */
export function ChangeItem(props: ChangeItemProps): ReactNode {
  const { change, facts, names, page, box, action = "Take back", onTakeBack } = props;
  const { file, before, after, pointer, kind, block } = change;
  if (pointer === "") {
    const words = before === undefined ? "New" : after === undefined ? "Removed" : "Changed in more than one place";
    return <div className="change">{words}</div>;
  }
  // What is written for all pages is found by its way: Prices, box braids, medium, price.
  const way = steps(pointer).filter((step) => step !== "options");
  const row = /^\/rows\/\d+/.exec(pointer)?.[0];
  const name = row
    ? [names[file + row] ?? "A row", ...way.slice(2).map(inWords)].join(": ")
    : file.startsWith("site.")
      ? way.map(inWords).join(", ")
      : nameOfText("", pointer, block ? [block] : []);
  const title = <span className="note">{`${KINDS[kind]}${name}`}</span>;
  return (
    <div className="change">
      {box ? (
        <label>
          <input type="checkbox" checked={box.is} onChange={box.set} />
          {title}
        </label>
      ) : (
        title
      )}
      {kind === "moved" && <span>{withFacts(after ?? "", facts)}</span>}
      {kind !== "moved" && before !== undefined && <del>{withFacts(before, facts)}</del>}
      {kind !== "moved" && after !== undefined && <ins>{withFacts(after, facts)}</ins>}
      <button type="button" aria-label={`${action} ${name}, ${page}`} onClick={onTakeBack}>
        {action}
      </button>
    </div>
  );
}
