import { CouldNotRun } from "../../../base/couldNotRun";
import type { ShareState } from "../../protocol/publish";

/**
 * Makes the file that shows what changes, as one document.
 *
 * @param progress called with what is done now, in words
 * @throws CouldNotRun with a sentence for the person who asked for it
 */
export type MakeShared = (progress: (words: string) => void) => Promise<string>;

/** One file at a time: `start` begins to make it, unless that goes on already; `now` says how far it is, and has it. */
export function sharing(make: MakeShared) {
  let state: ShareState = { state: "none" };
  const run = () =>
    make((words) => {
      state = { state: "working", words };
    }).then(
      (html) => {
        state = { state: "done", name: "changes.html", html };
      },
      (error: Error) => {
        const isExpected = error instanceof CouldNotRun;
        state = { state: "refused", words: isExpected ? error.message : "The file could not be made." };
        if (!isExpected) console.error(error);
      },
    );
  return {
    now: (): ShareState => state,
    start(): ShareState {
      if (state.state === "working") return state;
      state = { state: "working", words: "Starting …" };
      void run();
      return state;
    },
  };
}
