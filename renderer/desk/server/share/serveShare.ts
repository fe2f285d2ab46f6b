import { CouldNotRun } from "../../../base/couldNotRun";
import type { Serve } from "../../../preview/serve";
import type { ShareState } from "../../protocol/share";

/**
 * Makes the file that shows what changes, as one document.
 *
 * @param progress called with what is done now, in words
 * @throws CouldNotRun with a sentence for the person who asked for it
 */
export type MakeShared = (progress: (words: string) => void) => Promise<string>;

/** POST `/_desk/share` starts making the file, unless that goes on already; GET says how far it is, and has it at last. */
export function serveShare(make: MakeShared | undefined): Serve {
  let now: ShareState = { state: "none" };
  const start = async (make: MakeShared) => {
    const progress = (words: string) => {
      now = { state: "working", words };
    };
    progress("Starting …");
    try {
      now = { state: "done", name: "changes.html", html: await make(progress) };
    } catch (error) {
      now = { state: "refused", words: error instanceof CouldNotRun ? error.message : "The file could not be made." };
      if (!(error instanceof CouldNotRun)) console.error(error);
    }
  };
  return ({ pathname }, response, { method }) => {
    if (pathname !== "/_desk/share" || !make) return false;
    if (method === "POST" && now.state !== "working") void start(make);
    const headers = { "content-type": "application/json", "cache-control": "no-store" };
    response.writeHead(200, headers).end(JSON.stringify(now));
    return true;
  };
}
