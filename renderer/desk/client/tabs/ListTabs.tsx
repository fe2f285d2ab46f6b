import type { ReactNode } from "react";
import type { Word } from "../../protocol/words";
import { List } from "../common/List";
import { PlaceLink } from "../common/PlaceLink";
import type { PanelProps } from "./usePanel";

/** The facts that the page uses, each with the line where it is written. */
export function Facts({ page: { facts } }: PanelProps): ReactNode {
  return (
    <List of={facts} none="This page uses no facts.">
      {({ name, value, lines, place }) => (
        <div className="row">
          <span>
            <code>{name}</code> {value}
            <span className="note"> line {lines.join(", ")}</span>
          </span>
          <PlaceLink {...place} />
        </div>
      )}
    </List>
  );
}

/** The links of the page, and those of other pages that lead to it. */
export function Links({ page: { linksIn, linksOut }, framed }: PanelProps): ReactNode {
  return (
    <>
      <section aria-labelledby="links-out">
        <h2 id="links-out">On this page ({linksOut.length})</h2>
        <List of={linksOut} none="This page links to nothing.">
          {({ to, place }) => (
            <div className="row">
              <span className="address">{to}</span>
              <PlaceLink {...place} />
            </div>
          )}
        </List>
      </section>
      <section aria-labelledby="links-in">
        <h2 id="links-in">To this page ({linksIn.count})</h2>
        <List of={linksIn.first} count={linksIn.count} none="Nothing links to this page.">
          {({ route, place }) => (
            <div className="row">
              {route.startsWith("/") ? (
                <button type="button" className="link" onClick={() => framed.go(route)}>
                  {route}
                </button>
              ) : (
                <span>{route}</span>
              )}
              <PlaceLink {...place} />
            </div>
          )}
        </List>
      </section>
    </>
  );
}

/** Every text of the page's file, also those that the page shows nowhere, such as its description. */
export function Texts({ editing }: PanelProps): ReactNode {
  const { words } = editing;
  if (!words) return <p className="none">The file has an error, so its texts wait until that is fixed.</p>;
  return (
    <>
      <p className="note">
        Choose a text, then type where it is on the page. Or press “Type on the page” above, and click a text there; F2
        opens the one that has the focus. F6 leads from the page to the desk and back.
      </p>
      <List of={words.words} none="The page has no texts.">
        {(word) => <TextItem word={word} editing={editing} />}
      </List>
    </>
  );
}

function TextItem({ word, editing }: { word: Word } & Pick<PanelProps, "editing">) {
  return (
    <button type="button" className="text-item" onClick={() => editing.open(word)}>
      <span className="note">{editing.nameOf(word)}</span>
      <span className="words">{word.written}</span>
      {word.facts.length > 0 && (
        <span className="note">{`Filled in: ${word.facts.map(({ name }) => name).join(", ")}`}</span>
      )}
      {!editing.find(word) && <span className="note">Not shown on the page as it is now</span>}
    </button>
  );
}
