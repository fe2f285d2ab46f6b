import { readFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { pageAt } from "../../../authoring/addresses";
import { CouldNotRun } from "../../../base/couldNotRun";
import { hunksOf } from "../../../base/hunks";
import { namesIn } from "../../../base/placeholders";
import { Facts } from "../../../content/facts/facts";
import type { SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { readElements } from "../../../diff/built/lines";
import { keyOf, show } from "../../../diff/people/shownDocument";
import type { SiteChange } from "../../protocol/publish";
import type { OldPage, PageVersion } from "../../protocol/versions";
import type { PageEditor } from "../edit/pageEditor";
import { git } from "../publish/git";
import { readChanges } from "../publish/siteChanges";
import { takenBack } from "../publish/takenBack";
import { type Answer, onGet, onPost } from "../request/readRequest";

/** At most this many versions of a page are listed. */
const MOST = 100;

/** The HTML of a page with other texts of some files; undefined where it cannot be rendered. */
export type RenderWith = (texts: Map<string, string>, route: string) => Promise<string | undefined>;

/** Responds to the requests of `protocol/versions.ts`, by the method and path of each. */
export function versionAnswers(
  editor: PageEditor,
  content: () => SiteContent,
  renderWith: RenderWith,
): [string, Answer][] {
  const { folder } = editor.files;
  const fileOf = (route: string) => nameIn(content().imagesRootName, pageAt(route, content()).file);
  const open = async (route: string, commit: string) => {
    const file = fileOf(route);
    const version = (await versionsOf(folder, file)).find((one) => one.commit === commit);
    if (!version) throw new CouldNotRun("This version of the page is not there any more.");
    return { file, text: `${await git(folder, ["cat-file", "blob", version.blob])}\n` };
  };
  return [
    onGet("versions", async (asked) => {
      const versions = await versionsOf(folder, fileOf(asked("route") || "/"));
      return versions.map(({ commit, when, words }): PageVersion => ({ commit, when, words }));
    }),
    onGet("versions/page", async (asked): Promise<OldPage> => {
      const route = asked("route") || "/";
      const { file, text } = await open(route, asked("commit"));
      const [then, now] = [await renderWith(new Map([[file, text]]), route), await renderWith(new Map(), route)];
      const found = readChanges(file, text, readFileSync(path.join(folder, file), "utf8"));
      const changes = found.map(({ data: _data, ...change }) => change);
      const page = pageAt(route, content());
      const own = Facts.ofSite(content().site?.data as Record<string, unknown> | undefined).ofPage(page.data as object);
      const facts = Object.fromEntries(namesIn(changes).map((name) => [name, own.value(name) ?? name]));
      return { changes, facts, ...(then && now && { html: markDifferences(then, now) }) };
    }),
    onPost(
      "versions/back",
      async ({ route, commit, change }: { route: string; commit: string; change?: SiteChange }) => {
        const { file, text } = await open(route, commit);
        return editor.rewrite(file, `${file}: an older version brought back`, (now) =>
          change ? takenBack(file, now, text, change) : text,
        );
      },
    ),
  ];
}

/**
 * The commits of this branch, of what is online and of what was sent in which a file has another text than before, each
 * with the text as git stores it. A file that had another name is followed.
 */
async function versionsOf(folder: string, file: string) {
  const refs = ["HEAD", "--glob=refs/published", "--glob=refs/published-remote"];
  const format = "--format=%x00%H%x09%cI%x09%s";
  const log = ["log", ...refs, "--follow", "--raw", "--no-abbrev", format, `--max-count=${MOST}`, "--", file];
  // Outside of a repository, no older version is known.
  const printed = await git(folder, log).catch(() => "");
  const now = printed && (await git(folder, ["hash-object", "--", file]));
  const seen = new Set([now]);
  return printed.split("\0").flatMap((entry) => {
    const [head = "", raw = ""] = entry.split(/\n+/);
    const [commit = "", when = "", words = ""] = head.split("\t");
    // `:100644 100644 <hash> <hash> M\t<name>`: git-diff-tree(1), raw output format.
    const blob = raw.split(" ")[3] ?? "";
    if (!/[1-9a-f]/.test(blob) || seen.has(blob)) return [];
    seen.add(blob);
    return [{ commit, when, words, blob }];
  });
}

/** Nothing moves, and what differs is framed. */
const STYLE =
  "*,::before,::after{animation:none!important;transition:none!important}[data-changed]{outline:3px solid #d6006c;outline-offset:3px}";

/** A page as it was, without scripts, with what it does not say now in frames. */
function markDifferences(then: string, now: string): string {
  const { document } = parseHTML(then);
  const [was, is] = [document.body, parseHTML(now).document.body].map(readElements);
  const hunks = hunksOf((was ?? []).map(keyOf), (is ?? []).map(keyOf));
  const differing = hunks.flatMap(({ before }) => was?.slice(...before) ?? []);
  const inner = differing.filter((one) => !differing.some((other) => other !== one && one.contains(other)));
  for (const element of inner) show(element);
  for (const script of document.querySelectorAll("script")) script.remove();
  const style = document.createElement("style");
  style.textContent = STYLE;
  document.head.append(style);
  // Its links would lead away, and nothing in the frame is typed in.
  document.body.setAttribute("inert", "");
  return document.toString();
}
