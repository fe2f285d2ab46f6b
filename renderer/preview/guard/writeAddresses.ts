/** Where the desk changes files, and the moment as of which the site is shown. */
export const WRITE_ADDRESSES = ["edit", "undo", "redo", "takeBack", "picture", "publish", "clock"].map(
  (name) => `/_desk/${name}`,
);
const WRITES = new Set(WRITE_ADDRESSES);

/** Of these two the other method only reads. */
const READ_TOO = new Set(["/_desk/publish"]);

/** Whether an address changes something when it is posted to. */
export const isWrite = (pathname: string): boolean => WRITES.has(pathname);

/** The methods that are answered at an address of the desk's that writes. */
export const methodsOfWrite = (pathname: string): string[] =>
  READ_TOO.has(pathname) ? ["GET", "HEAD", "POST"] : ["POST"];
