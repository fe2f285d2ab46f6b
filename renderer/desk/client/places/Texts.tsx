import type { ReactNode } from "react";
import type { Word } from "../../protocol/words";
import { Button } from "../common/Button";
import { Fold } from "../common/Fold";
import { List } from "../common/List";
import type { PanelProps } from "./usePanel";

/** Every text of the page, also those that it shows nowhere, such as its description. */
export function Texts({ editing }: Pick<PanelProps, "editing">): ReactNode {
  const { words } = editing;
  return (
    <Fold name="texts" title={`All texts of this page${words ? ` (${words.words.length})` : ""}`} className="texts">
      {() =>
        words ? (
          <>
            <p className="note">
              Choose a text, then type where it is on the page. Or press “Type” and click a text there; F2 opens the one
              that has the focus. F6 leads from the page to the desk and back.
            </p>
            <List of={words.words} none="The page has no texts.">
              {(word) => <TextItem word={word} editing={editing} />}
            </List>
          </>
        ) : (
          <p className="none">The page has an error, so its texts wait until that is fixed.</p>
        )
      }
    </Fold>
  );
}

function TextItem({ word, editing }: { word: Word } & Pick<PanelProps, "editing">) {
  const read = word.facts.reduce((text, { piece, value }) => text.replaceAll(piece, value), word.written);
  return (
    <Button className="text-item" onClick={() => editing.open(word)}>
      <span className="note">{editing.nameOf(word)}</span>
      <span className="words" data-written={word.written}>
        {read}
      </span>
      {!editing.find(word) && <span className="note">Not shown on the page as it is now</span>}
    </Button>
  );
}
