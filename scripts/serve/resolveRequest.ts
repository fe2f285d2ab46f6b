import { statSync } from "node:fs";
import path from "node:path";

/** The target of a request. `file` and `location` start with `/`; `file` is decoded, `location` is ready to send. */
export type Target = { kind: "file"; file: string } | { kind: "redirect"; location: string } | { kind: "notFound" };

const notFound: Target = { kind: "notFound" };

/** Configuration of hosts (`_headers`, `_redirects`), and precompressed forms, which have no address of their own. */
const NOT_A_FILE = /^\/_(headers|redirects)$|\.(br|gz)$/;

/**
 * Finds the file behind a URL. A page has one address, `/about`: `/about/` and `/about/index.html` redirect there.
 *
 * @param root the absolute folder of the built site
 * @param url of the request, with its query
 */
export function resolveRequest(root: string, url: string): Target {
  const [rawPath = "", ...query] = url.split("?");
  const pathname = decode(rawPath);
  if (pathname === undefined || !isSafe(pathname) || pathname === "/404.html") return notFound;

  const search = query.length > 0 ? `?${query.join("?")}` : "";
  const page = pathname.replace(/\/(index\.html)?$/, "");
  if (isFile(root, `${page}/index.html`)) {
    if (pathname === page || pathname === "/") return { kind: "file", file: `${page}/index.html` };
    return { kind: "redirect", location: `${encodeURI(page) || "/"}${search}` };
  }
  return isFile(root, pathname) && !NOT_A_FILE.test(pathname) ? { kind: "file", file: pathname } : notFound;
}

/** Undefined for a broken escape, such as `/%E0%A4%A`. */
function decode(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

/**
 * Refuses whatever could leave the folder (`..`, `\` on Windows, an escaped `/`), hidden files, and empty steps:
 * a redirect to `//example.com` would lead to another site. `/.well-known/` is meant to be seen (RFC 8615).
 */
function isSafe(pathname: string): boolean {
  const [start, ...steps] = pathname.split("/");
  return (
    start === "" &&
    !/[\\\0]/.test(pathname) &&
    steps.every((step, index) => {
      const last = index === steps.length - 1;
      if (step === "") return last;
      return !step.startsWith(".") || (step === ".well-known" && index === 0);
    })
  );
}

/** Also false for a name that is too long for the file system, where `statSync` throws. */
function isFile(root: string, pathname: string): boolean {
  try {
    return statSync(path.join(root, pathname)).isFile();
  } catch {
    return false;
  }
}
