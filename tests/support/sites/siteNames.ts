import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../fixtureSite";

/**
 * The sites that the tests visit: the real one, the real one after a day of a marketer's edits, the groomer's, one with
 * every block (most tests), that one with a form service and a day off, that one in a folder of its host, and the
 * businesses of `tests/engine/sites`.
 */
export type SiteName = "real" | "edited" | "groomer" | "everyBlock" | "wired" | "inFolder" | `fixture-${string}`;

/** The folder of the site that is in one. */
export const FOLDER = "/pat/groomer";

const FIXTURES = path.join(ROOT, "tests/engine/sites");

/** The names of the businesses of `tests/engine/sites`. */
export const fixtureNames: SiteName[] = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? (`fixture-${entry.name}` as const) : [],
);

/** The folder of such a business, with its `pages-data`. */
export const fixtureFolder = (name: SiteName): string => path.join(FIXTURES, name.replace("fixture-", ""));

/** The pages of the site in two languages at which `everyPage` looks in every way. */
export const JAFFA_EVERY_WAY = ["/", "/prices", "/en", "/en/prices"];
