import { CouldNotRun } from "../../renderer/content/couldNotRun";
import { readFlags } from "./flags";
import { type Answer, runCheck } from "./runCheck";

/** What `npm run check` prints for these flags, and its exit code; 2 with the reason where it could not run. */
export async function answerCheck(args: string[]): Promise<Answer> {
  try {
    return await runCheck(readFlags(args));
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error;
    return { code: 2, text: error.message };
  }
}
