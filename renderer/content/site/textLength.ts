import type { Finding } from "../report/problem";
import type { PageContent } from "../siteContent";
import { NOT_FOUND } from "./routes";

/** Pages whose filled-in text is shorter or longer than search engines show; the not-found page is never found there. */
export function* textLength(
  pages: PageContent[],
  { property, least, most, tooShort, tooLong }: LengthRule,
): Generator<Finding> {
  for (const { file, data, route } of pages) {
    const text = (data as Record<string, unknown> | undefined)?.[property];
    // A name that nobody knows is told elsewhere, and leaves the length open.
    if (typeof text !== "string" || text.trim() === "" || text.includes("${") || route === NOT_FOUND) continue;
    const length = [...text.trim()].length;
    if (length >= least && length <= most) continue;
    const advice = length < least ? tooShort : tooLong;
    const message = `This ${property} has ${length} characters with its facts filled in; ${least} to ${most} are good. ${advice}`;
    yield { file, pointer: `/${property}`, message };
  }
}

interface LengthRule {
  property: "title" | "description";
  least: number;
  most: number;
  /** What to do where it is too short. */
  tooShort: string;
  tooLong: string;
}
