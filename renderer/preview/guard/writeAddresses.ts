/** The addresses at which the desk changes files, and the moment as of which the site is shown. */
export const WRITE_ADDRESSES = ["edit", "undo", "redo", "problem", "takeBack", "picture", "publish", "clock"].map(
  (name) => `/_desk/${name}`,
);
const WRITES = new Set(WRITE_ADDRESSES);

/** These also answer GET, which only reads. */
const READ_TOO = new Set(["/_desk/publish"]);

/** Whether a POST to an address changes something. */
export const isWrite = (pathname: string): boolean => WRITES.has(pathname);

/** The methods that are allowed at one of these addresses. */
export const methodsOfWrite = (pathname: string): string[] =>
  READ_TOO.has(pathname) ? ["GET", "HEAD", "POST"] : ["POST"];
