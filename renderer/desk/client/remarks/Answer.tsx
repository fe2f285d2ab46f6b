import { type ReactNode, useId, useState } from "react";
import { readAnswer } from "../../protocol/remarks";
import { Button } from "../common/Button";
import { List } from "../common/List";
import { useObservable } from "../common/observable";
import { frame } from "../page/framedPage";
import { ChooseFile } from "../pictures/ChooseFile";
import { RemarkItem } from "./RemarkItem";
import { remarks } from "./remarks";

/** Opens the answer to the file for *Share*: its remarks are at their places on the pages, and all of them here. */
export function Answer(): ReactNode {
  const all = useObservable(remarks, () => remarks.all);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<string>();
  const id = useId();
  const open = (answer: string) => {
    const found = readAnswer(answer);
    remarks.add(found);
    setSaid(
      found.length > 0
        ? "The remarks are below, and at their places on the pages."
        : "No remark is in this text. Paste all of the answer, from its first line on.",
    );
    if (found.length > 0) setText("");
  };
  return (
    <details open={all.length > 0}>
      <summary>{all.length > 0 ? `Remarks (${all.length})` : "An answer has come"}</summary>
      <label htmlFor={id}>The answer as text</label>
      <textarea id={id} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
      <div className="row actions">
        <Button onClick={() => open(text)}>Show its remarks</Button>
        <ChooseFile accept=".txt,.eml,.md,text/plain" onFiles={([file]) => void file?.text().then(open)}>
          From a file
        </ChooseFile>
      </div>
      <p role="status" className="note">
        {said}
      </p>
      <List of={[...all]} none="">
        {(remark) => (
          <RemarkItem remark={remark}>
            {remark.route !== undefined && (
              <Button onClick={() => frame.go(remark.route ?? "/")}>{`Go to ${remark.route}`}</Button>
            )}
          </RemarkItem>
        )}
      </List>
    </details>
  );
}
