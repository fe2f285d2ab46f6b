import { type ReactNode, useEffect, useState } from "react";
import type { CopiedFrom } from "../../protocol/pages";
import { Button } from "../common/Button";
import { useLoaded } from "../common/useLoaded";

interface StillCopiedProps {
  route: string;
  /** The hash of the page's text. */
  hash: string;
  /** Opens the text at a pointer of the page's file. */
  openText: (pointer: string) => void;
}

/** The texts that a new page still has of the one that it was made from: a list to work off. */
export function StillCopied({ route, hash, openText }: StillCopiedProps): ReactNode {
  const name = `pages/copied?route=${encodeURIComponent(route)}`;
  const loaded = useLoaded<CopiedFrom>(name, hash);
  const copied = loaded?.name === name ? loaded.response : undefined;
  const [all, setAll] = useState<CopiedFrom["texts"]>([]);
  useEffect(() => {
    // What was listed once stays in the list, and is ticked when it is rewritten.
    if (copied)
      setAll((before) => [
        ...before,
        ...copied.texts.filter(({ words }) => !before.some((one) => one.words === words)),
      ]);
  }, [copied]);
  if (!copied || all.length === 0) return null;
  const left = copied.texts.length;
  const done = all.filter(({ words }) => !copied.texts.some((one) => one.words === words));
  return (
    <details className="boxed still-copied">
      <summary>
        {left === 0
          ? "All texts are rewritten"
          : `Still in the words of ${copied.from}: ${left} ${left === 1 ? "text" : "texts"}`}
      </summary>
      <ul className="marked">
        {copied.texts.map(({ pointer, words }) => (
          <li key={pointer}>
            <Button className="link" onClick={() => openText(pointer)}>
              {words}
            </Button>
          </li>
        ))}
        {done.map(({ pointer, words }) => (
          <li key={`done ${pointer} ${words}`}>
            <span aria-hidden="true">✓ </span>
            <del>{words}</del> <span className="note">rewritten</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
