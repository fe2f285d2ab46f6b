import type { ReactNode } from "react";
import type { Word } from "../../server/words/pageWords";
import type { PanelProps } from "../panelProps";
import { List } from "./List";

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
      {!editing.isOnPage(word) && <span className="note">Not seen on the page as it is now</span>}
    </button>
  );
}
