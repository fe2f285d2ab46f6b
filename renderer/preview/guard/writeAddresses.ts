/** The addresses at which the desk changes files or the moment as of which the site is shown, or starts long work. */
export const WRITE_ADDRESSES = [
  "edit",
  "undo",
  "redo",
  "takeBack",
  "picture",
  "pictures/remove",
  "problem",
  "publish",
  "share",
  "clock",
  ...["questions", "create", "duplicate", "plan", "rename", "remove"].map((name) => `pages/${name}`),
  "prices/plan",
  "prices/save",
  "search",
  "search/check",
  "search/replace",
  "versions/back",
  "collections/create",
  "rows/look",
  "rows/import",
].map((name) => `/_desk/${name}`);
const WRITES = new Set(WRITE_ADDRESSES);

/** These also answer GET, which only reads. */
const READ_TOO = new Set(["/_desk/publish", "/_desk/share"]);

/** Whether a POST to an address changes something. */
export const isWrite = (pathname: string): boolean => WRITES.has(pathname);

/** The methods that are allowed at one of these addresses. */
export const methodsOfWrite = (pathname: string): string[] =>
  READ_TOO.has(pathname) ? ["GET", "HEAD", "POST"] : ["POST"];
