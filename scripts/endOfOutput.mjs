/**
 * Ends a command whose output cannot be written, in words where there is still somebody to read them: a full disk behind
 * `> file`, or a reader that has seen enough, as `| head` has.
 */
import { systemWords } from "./systemWords.mjs";

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "EPIPE") process.exit();
    if (stream === process.stdout) console.error(systemWords(error) ?? error.message);
    process.exit(2);
  });
}
