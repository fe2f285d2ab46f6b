import { dataTree } from "./dataTree";
import type { DeskBlock, DeskPage, DeskProblem } from "./deskPage";
import { element, list } from "./element";
import { copyButton, placeLink } from "./placeLink";
import { searchResult } from "./searchResult";
import { socialCard } from "./socialCard";

/** One part of the desk, which unfolds. */
export interface Section {
  /** Under this name it is remembered whether it is open. */
  name: string;
  title: string;
  /** Whether it is open the first time. */
  open: boolean;
  content: HTMLElement;
}

/** All parts of the desk for a page, from top to bottom. */
export function sections(page: DeskPage): Section[] {
  const { problems, elsewhere, blocks, linksOut, linksIn, facts, drafts } = page;
  const counted = (title: string, count: number) => `${title} (${count})`;
  return [
    {
      name: "problems",
      title: counted("Problems", problems.length) + (page.settled ? "" : ", checking …"),
      open: true,
      content: element(
        "div",
        {},
        list(problems.map(problemItem), "Nothing is wrong with this page."),
        elsewhere.count > 0 &&
          element(
            "details",
            {},
            element("summary", {}, counted("In other files", elsewhere.count)),
            list(elsewhere.first.map(problemItem), ""),
          ),
      ),
    },
    { name: "search", title: "Search result", open: true, content: searchResult() },
    { name: "card", title: "Social card", open: false, content: socialCard(page.card) },
    { name: "data", title: "Structured data", open: false, content: dataTree() },
    {
      name: "blocks",
      title: counted("Blocks", blocks.length),
      open: true,
      content: list(blocks.map(blockItem), "The file has no blocks that can be read."),
    },
    {
      name: "linksOut",
      title: counted("Links on this page", linksOut.length),
      open: false,
      content: list(
        linksOut.map(({ to, place }) => row(to, placeLink(place))),
        "This page links to nothing.",
      ),
    },
    {
      name: "linksIn",
      title: counted("Links to this page", linksIn.count),
      open: false,
      content: list(
        [
          ...linksIn.first.map(({ route, place }) =>
            row(route.startsWith("/") ? link(route) : route, placeLink(place)),
          ),
          ...(linksIn.count > linksIn.first.length ? [row(`and ${linksIn.count - linksIn.first.length} more`)] : []),
        ],
        "Nothing links to this page.",
      ),
    },
    {
      name: "facts",
      title: counted("Facts on this page", facts.length),
      open: false,
      content: list(
        facts.map(({ name, value, lines, place }) =>
          row(
            element(
              "span",
              {},
              element("code", {}, name),
              ` ${value}`,
              element("span", { className: "note" }, ` line ${lines.join(", ")}`),
            ),
            placeLink(place),
          ),
        ),
        "This page uses no facts.",
      ),
    },
    {
      name: "drafts",
      title: counted("Drafts", drafts.length),
      open: false,
      content: list(
        drafts.map(({ route, place }) => row(link(route), placeLink(place))),
        "No page is a draft.",
      ),
    },
  ];
}

function problemItem({ severity, rule, message, place, frame }: DeskProblem): HTMLElement {
  return element(
    "div",
    { className: severity },
    row(element("strong", {}, severity), placeLink(place)),
    element("p", {}, message, " ", element("code", {}, rule)),
    element("pre", { tabIndex: 0 }, frame),
  );
}

function blockItem({ id, type, place, endLine, text }: DeskBlock): HTMLElement {
  return element(
    "details",
    { "data-block": id },
    element("summary", {}, type, element("span", { className: "note" }, ` lines ${place.line} to ${endLine}`)),
    row(placeLink(place, "Open in the editor"), copyButton(text, `Copy the lines of ${id}`, "Copy the lines")),
    element("pre", { tabIndex: 0 }, text),
  );
}

function row(...inner: (Node | string)[]): HTMLElement {
  return element("div", { className: "row" }, ...inner);
}

function link(route: string): HTMLElement {
  return element("a", { href: route }, route);
}
