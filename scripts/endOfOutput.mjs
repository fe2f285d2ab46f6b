/**
 * Ends a command whose output cannot be written: silently if the reader has closed the pipe, as `| head` does,
 * otherwise with a sentence, as for a full disk behind `> file`.
 */
import { systemWords } from "./systemWords.mjs";

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "EPIPE") process.exit();
    if (stream === process.stdout) console.error(systemWords(error) ?? error.message);
    process.exit(2);
  });
}
