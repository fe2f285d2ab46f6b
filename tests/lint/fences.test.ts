import { expect, test } from "vitest";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";
import { readImports } from "./readImports";

/** Who may not import what, each with its reason. Packages are fenced by `biome.json`. */
const FENCES: { from: RegExp; not: RegExp; because: string }[] = [
  {
    from: /^blocks\//,
    not: /^renderer\/(?!contract\/)/,
    because: "Of the renderer, a block knows the contract only.",
  },
  {
    from: /^blocks\/(?!look\/|shared\/)[^/]+\//,
    not: /^blocks\/(?!look\/|shared\/)/,
    because: "A block imports no other block: what several need belongs in blocks/shared or blocks/look.",
  },
  {
    from: /^blocks\/(?:look|shared)\//,
    not: /^blocks\/(?!look\/|shared\/)/,
    because: "What several blocks use knows none of them.",
  },
  {
    from: /^renderer\/(?![^/]*\.page\.)/,
    not: /^blocks\//,
    because: "The engine knows no block: the page files hand it what blocks/index.ts exports.",
  },
  {
    from: /^renderer\/[^/]+\//,
    not: /^renderer\/[^/]*\.page\.server/,
    because: "Only vite-plugin-ssr loads the page files.",
  },
  {
    from: /^renderer\/contract\//,
    not: /^(?!renderer\/(?:contract|base\/values)\/)/,
    because: "Engine and blocks both build on the contract, so it imports neither.",
  },
  {
    from: /^renderer\/(?:countries|languages)\//,
    not: /^(?!renderer\/(?:base\/values|countries|languages)\/)/,
    because: "The forms of countries and languages are data: of the engine they know how a form looks.",
  },
  {
    from: /^renderer\/base\//,
    not: /^(?!renderer\/base\/)/,
    because: "The ground floor knows nothing of the product.",
  },
  {
    from: /^renderer\/content\/yaml\//,
    not: /^(?!renderer\/(?:base|content\/yaml)\/)/,
    because: "Reading YAML needs the ground floor only; what was read is kept by content/pages.",
  },
  {
    from: /^renderer\/(?:content|schema)\//,
    not: /^renderer\/(?:page|output|cards|diff|authoring|preview)\//,
    because: "Data flows one way: content does not reach into what renders or edits it.",
  },
  {
    from: /^renderer\/(?!desk\/)/,
    not: /^renderer\/desk\//,
    because: "The desk is a product on the engine, which does not know it.",
  },
  {
    from: /^renderer\/desk\/client\//,
    not: /^renderer\/(?!base\/|contract\/(?:richText|pictureFrame)\.ts$|content\/markdown\/readMarkdown\.ts$|preview\/live\/|desk\/(?:client|protocol)\/)/,
    because:
      "The client of the desk runs in the browser: it knows the protocol, how the engine reads a text, and how a picture is cropped.",
  },
  {
    from: /^renderer\/desk\/protocol\//,
    not: /^renderer\/(?!(?:base|contract|desk\/protocol)\/|diff\/change\.ts$)/,
    because: "The protocol is what both sides of the desk know.",
  },
  {
    from: /^scripts\/diff\//,
    not: /^renderer\/desk\//,
    because: "A report of two states needs no desk.",
  },
  {
    from: /^renderer\/desk\/client\/common\//,
    not: /^renderer\/desk\/client\/(?!common\/)/,
    because: "What several places of the desk use knows none of them.",
  },
  {
    from: /^(?:blocks|renderer)\//,
    not: /^(?:scripts|tests|pages-data)\//,
    because: "Nothing imports scripts, tests or pages-data.",
  },
];

/** The imports that a fence forbids, as lines with the reason. */
function forbidden(imports: Map<string, string[]>): string[] {
  return [...imports].flatMap(([file, targets]) =>
    FENCES.filter(({ from }) => from.test(file)).flatMap(({ from, not, because }) =>
      targets
        .filter((target) => not.test(target) && !isSameBlock(from, file, target))
        .map((target) => `${file} imports ${target}. ${because}`),
    ),
  );
}

/** A block's own folder is not another block. */
function isSameBlock(from: RegExp, file: string, target: string): boolean {
  return from.test(target) && file.split("/")[1] === target.split("/")[1] && file.startsWith("blocks/");
}

test("no file imports what its folder may not know", () => {
  expectNone(
    forbidden(readImports(ROOT, ["blocks", "renderer", "scripts"])),
    "A file imports only what its folder may know, see ARCHITECTURE.md.",
    "A part that knows few others can be read and changed by itself.",
  );
});

test.each([
  ["blocks/Hero/Hero.tsx", "renderer/content/site/links.ts"],
  ["blocks/Hero/Hero.tsx", "blocks/Faq/Faq.tsx"],
  ["blocks/shared/Card.tsx", "blocks/Faq/Faq.tsx"],
  ["renderer/page/pageModel.ts", "blocks/index.ts"],
  ["renderer/output/buildSite.ts", "renderer/_default.page.server.tsx"],
  ["renderer/contract/design.ts", "renderer/page/pageModel.ts"],
  ["renderer/base/pointer.ts", "renderer/cache/store.mjs"],
  ["renderer/base/values/money.ts", "renderer/countries/us.ts"],
  ["renderer/languages/languageIn.ts", "renderer/content/site/values.ts"],
  ["renderer/content/yaml/parseYaml.ts", "renderer/content/site/links.ts"],
  ["renderer/content/yaml/parseYaml.ts", "renderer/cache/store.mjs"],
  ["renderer/content/site/links.ts", "renderer/page/pageModel.ts"],
  ["renderer/preview/serve.ts", "renderer/desk/server/describePage.ts"],
  ["renderer/desk/client/page/framedPage.ts", "renderer/desk/server/serveDesk.ts"],
  ["renderer/desk/client/page/framedPage.ts", "renderer/preview/serve.ts"],
  ["renderer/desk/protocol/page.ts", "renderer/preview/serve.ts"],
  ["scripts/diff/compareContents.ts", "renderer/desk/protocol/publish.ts"],
  ["renderer/desk/client/common/List.tsx", "renderer/desk/client/edits/edits.ts"],
  ["renderer/preview/serve.ts", "scripts/cli.ts"],
])("%s may not import %s", (file, target) => {
  expect(forbidden(new Map([[file, [target]]]))).toHaveLength(1);
});

test("a block imports its own parts", () => {
  expect(forbidden(new Map([["blocks/Faq/Faq.tsx", ["blocks/Faq/parts.ts"]]]))).toEqual([]);
});
