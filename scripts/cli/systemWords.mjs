/** Operating system errors that the user can solve, as sentences. Plain JavaScript, so that a check needs no compiler. */
const SYSTEM = new Map(
  Object.entries({
    EACCES: "Permission was denied",
    EPERM: "Permission was denied",
    EROFS: "The disk is read-only",
    ENOSPC: "The disk is full",
    EDQUOT: "The disk quota is used up",
    EFBIG: "The file would be larger than is allowed (see ulimit -f)",
    ENOTDIR: "There is a file where a folder is expected",
    EISDIR: "There is a folder where a file is expected",
    EEXIST: "The name is already used",
    ENOENT: "There is no such file or folder",
    ELOOP: "A link leads back to itself",
    ENAMETOOLONG: "The name is too long",
    EBUSY: "Something else is using it",
    EIO: "The disk failed",
    ENOTEMPTY: "The folder is not empty",
    EMFILE: "Too many files are open (see ulimit -n)",
    ENFILE: "Too many files are open on this machine",
    EAGAIN: "No further process or thread can be started (see ulimit -u)",
    ENOMEM: "There is not enough memory",
    EADDRINUSE: "The address is in use",
    EPIPE: "The program that reads the output has ended",
  }),
);

/** An operating system error as a sentence. Returns undefined for any other error. @param {unknown} error */
export function systemWords(error) {
  const { code = "", message = "", syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  const words = SYSTEM.get(code) ?? (syscall ? "The system refused it" : undefined);
  return words && `${words}: ${message}`;
}
