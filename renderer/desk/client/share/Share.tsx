import { type ReactNode, useEffect, useState } from "react";
import type { ShareState } from "../../protocol/publish";
import { Button } from "../common/Button";
import { ask, sendShare } from "../common/requests";

/** How often the desk asks how far the file is. */
const AGAIN_MS = 1000;

/** Makes one file that shows what changes, for somebody who does not use the desk, such as the owner. */
export function Share(): ReactNode {
  const [now, setNow] = useState<ShareState>({ state: "none" });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (now.state !== "working") return;
    const refuse = ({ message }: Error) => setNow({ state: "refused", words: message });
    const timer = setTimeout(() => ask<ShareState>("share").then(setNow, refuse), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    if (now.state !== "done") return;
    const file = URL.createObjectURL(new Blob([now.html], { type: "text/html" }));
    setAddress(file);
    return () => URL.revokeObjectURL(file);
  }, [now]);
  const start = async () => {
    setNow({ state: "working", words: "Starting …" });
    const sent = await sendShare();
    setNow("state" in sent ? sent : { state: "refused", words: sent.words });
  };
  const isWorking = now.state === "working";
  return (
    <section className="publish" aria-labelledby="share-title">
      <h2 id="share-title">Share</h2>
      <p className="note">
        Makes one file that shows what changes, before and after, to send to somebody: it opens on a phone, and takes an
        answer.
      </p>
      <Button isOff={isWorking} onClick={() => void start()}>
        {isWorking ? "Making the file …" : "Share"}
      </Button>
      <div role="alert" className="refused">
        {now.state === "refused" && <p>{now.words}</p>}
      </div>
      <p aria-live="polite">
        {now.state === "working" && now.words}
        {now.state === "done" && (
          <>
            {"The file is ready: "}
            <a href={address} download={now.name}>{`Save ${now.name}`}</a>
          </>
        )}
      </p>
    </section>
  );
}
