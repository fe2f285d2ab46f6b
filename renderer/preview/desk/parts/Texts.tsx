import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from "react";
import type { Word } from "../../words/pageWords";
import { focusOnce } from "../forms/focus";
import type { PanelProps } from "../panelProps";
import { keyOf } from "../typing/placedWords";
import type { TypedText, Typing } from "../typing/typing";
import { List } from "./List";

/** Every text of the page's file, also those that the page shows nowhere, such as its description. */
export function Texts({ editing }: PanelProps): ReactNode {
  const { words, typing, inPanel } = editing;
  if (!words) return <p className="none">The file has an error, so its texts wait until that is fixed.</p>;
  return (
    <>
      <p className="note">
        Choose a text, then type where it stands on the page. Or press “Type on the page” above, and click a text there;
        F2 opens the one that has the focus. F6 leads from the page to the desk and back.
      </p>
      {inPanel && !words.words.some((word) => keyOf(word) === keyOf(inPanel)) && (
        <PanelField typing={typing} text={inPanel} />
      )}
      <List of={words.words} none="The page has no texts.">
        {(word) =>
          inPanel && keyOf(inPanel) === keyOf(word) ? (
            <PanelField typing={typing} text={inPanel} />
          ) : (
            <TextItem word={word} editing={editing} />
          )
        }
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

/** The field of a text that has no place on the page. */
function PanelField({ typing, text }: { typing: Typing; text: TypedText }) {
  const { open, refused, conflict } = useSyncExternalStore(typing.subscribe, () => typing.state);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = whole.current?.closest("li");
    // The button that opened the field takes its place again.
    return () => {
      if (document.activeElement === document.body) item?.querySelector("button")?.focus();
    };
  }, []);
  return (
    <div className="panel-field" ref={whole}>
      <label htmlFor={id}>{text.name}</label>
      <textarea
        id={id}
        // The person has just chosen it.
        ref={focusOnce}
        value={open?.value ?? text.value}
        aria-invalid={Boolean(refused ?? conflict)}
        onChange={({ target }) => typing.input(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") typing.cancel();
          else if (event.key === "Enter" && !(event.shiftKey && text.multiline)) void typing.save();
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}
