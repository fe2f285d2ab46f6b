import type { ReactNode } from "react";
import { groupBy } from "../../../base/groups";
import { steps } from "../../../base/pointer";
import { inWords, withFacts } from "../../protocol/inWords";
import type { PageEntry } from "../../protocol/page";
import type { PublishPlan, SiteChange } from "../../protocol/publish";
import { List } from "../common/List";
import { nameOfText } from "../edits/typedText";
import { nameOfFile } from "./Send";

interface TakeBackProps extends Pick<PublishPlan, "changes" | "facts"> {
  pages: PageEntry[];
  onTakeBack: (change: SiteChange) => void;
}

/** All changes by their page, each with a button to take it back. */
export function TakeBack({ changes, facts, pages, onTakeBack }: TakeBackProps): ReactNode {
  const nameOf = (file: string) => nameOfFile(file, pages);
  return (
    <section className="take-back" aria-labelledby="take-back">
      <h2 id="take-back">{`What you changed (${changes.length})`}</h2>
      {[...groupBy(changes, ({ file }) => file)].map(([file, own]) => (
        <section key={file} aria-label={nameOf(file)}>
          <h3>{nameOf(file)}</h3>
          <List of={own} none="">
            {(change) => (
              <ChangeItem {...{ change, facts }} page={nameOf(file)} onTakeBack={() => onTakeBack(change)} />
            )}
          </List>
        </section>
      ))}
    </section>
  );
}

const KINDS: Record<SiteChange["kind"], string> = {
  changed: "",
  added: "Added: ",
  removed: "Removed: ",
  moved: "Moved: ",
};

interface ChangeItemProps extends Pick<PublishPlan, "facts"> {
  change: SiteChange;
  page: string;
  onTakeBack: () => void;
}

function ChangeItem({ change, facts, page, onTakeBack }: ChangeItemProps) {
  const { file, before, after, pointer, kind, block } = change;
  if (pointer === "") {
    const words = before === undefined ? "New" : after === undefined ? "Removed" : "Changed in more than one place";
    return <div className="change">{words}</div>;
  }
  // What is written for all pages is found by its way: Prices, box braids, medium, price.
  const way = steps(pointer).filter((step) => step !== "options");
  const name = file.startsWith("site.") ? way.map(inWords).join(", ") : nameOfText("", pointer, block ? [block] : []);
  return (
    <div className="change">
      <span className="note">{`${KINDS[kind]}${name}`}</span>
      {kind === "moved" && <span>{withFacts(after ?? "", facts)}</span>}
      {kind !== "moved" && before !== undefined && <del>{withFacts(before, facts)}</del>}
      {kind !== "moved" && after !== undefined && <ins>{withFacts(after, facts)}</ins>}
      <button type="button" aria-label={`Take back ${name}, ${page}`} onClick={onTakeBack}>
        Take back
      </button>
    </div>
  );
}
