import { readSync } from "node:fs";

/**
 * Some bytes of an open file: fewer where it ends.
 *
 * @param {number} file @param {number} start @param {number} length
 */
export function readAt(file, start, length) {
  const bytes = Buffer.allocUnsafe(length);
  let done = 0;
  for (let read = -1; read !== 0 && done < length; done += read)
    read = readSync(file, bytes, done, length - done, start + done);
  return bytes.subarray(0, done);
}
