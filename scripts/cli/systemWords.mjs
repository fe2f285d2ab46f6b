/** Errors of the operating system that the user can solve, in words. Plain JavaScript: a check loads no compiler for it. */
const SYSTEM = new Map(
  Object.entries({
    EACCES: "There is no permission for it",
    EPERM: "There is no permission for it",
    EROFS: "The disk can only be read",
    ENOSPC: "The disk is full",
    EDQUOT: "No more room is allowed on the disk",
    EFBIG: "The file would be larger than is allowed (see ulimit -f)",
    ENOTDIR: "A file is in the place of a folder",
    EISDIR: "A folder is in the place of a file",
    EEXIST: "Something of that name is there already",
    ENOENT: "There is no such file or folder",
    ELOOP: "A link leads back to itself",
    ENAMETOOLONG: "The name is too long",
    EBUSY: "Something else is using it",
    EIO: "The disk failed",
    ENOTEMPTY: "The folder is not empty",
    EMFILE: "Too many files are open (see ulimit -n)",
    ENFILE: "Too many files are open on this machine",
    EAGAIN: "There is no room for another process or thread (see ulimit -u)",
    ENOMEM: "There is not enough memory",
    EADDRINUSE: "The address is in use",
    EPIPE: "What reads the output has ended",
  }),
);

/** An error of the operating system as a sentence; undefined for any other. @param {unknown} error */
export function systemWords(error) {
  const { code = "", message = "", syscall } = /** @type {NodeJS.ErrnoException} */ (error);
  const words = SYSTEM.get(code) ?? (syscall ? "The system refused it" : undefined);
  return words && `${words}: ${message}`;
}
