import { expect, test } from "vitest";
import { canonicalUrl } from "../../../renderer/base/sitePath";
import { walkTyped } from "../../../renderer/content/pages/walkTyped";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import type { JsonSchema } from "../../../renderer/schema/jsonSchema";
import { checkFiles, page } from "./folder";

async function models(files: Record<string, string>) {
  const { content, problems } = await checkFiles(files);
  expect(problems).toEqual([]);
  return new Map(content.pages.map((one) => [one.route, toPageModel(one, content)]));
}

test("a page becomes plain data with every text read", async () => {
  const text = page("Full Groom", "aliases: [/groom]\n").replace(
    "heading: Full Groom",
    "actions: [{ label: Go, to: /groom }]\n    heading: Full *Groom*",
  );
  const model = (await models({ "full-groom-harborview.yaml": text })).get("/full-groom-harborview");
  expect(model).toEqual({
    route: "/full-groom-harborview",
    file: "pages/full-groom-harborview.yaml",
    aliases: ["/groom"],
    canonical: "https://maplestreet.example/full-groom-harborview",
    home: "/",
    languages: [],
    parents: [],
    feeds: [],
    title: "Full Groom for Every Good Dog in Harborview",
    description: "About Full Groom by a careful dog groomer in Harborview, small, medium or large.",
    breadcrumb: "Full Groom Harborview",
    look: {},
    isNotFound: false,
    noindex: false,
    image: undefined,
    blocks: [
      {
        id: "hero",
        type: "hero",
        actions: [{ label: "Go", to: "/groom" }],
        heading: ["Full ", { type: "emphasis", children: ["Groom"] }],
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(model))).toEqual(model); // as a worker receives it
});

test("home ends in a slash, the not-found page is not indexed", async () => {
  const found = await models({ "index.yaml": page("Home"), "404.yaml": page("Oops", "breadcrumb: Not found\n") });
  expect(found.get("/")).toMatchObject({ canonical: "https://maplestreet.example/", noindex: false });
  expect(found.get("/404")).toMatchObject({ breadcrumb: "Not found", isNotFound: true, noindex: true });
  expect(canonicalUrl({ business: { url: "https://a.example" } }, "/b")).toBe("https://a.example/b");
});

test("the site's texts are read too", async () => {
  const { content } = await checkFiles();
  expect(toSiteModel(content).footer.text).toEqual(["A family-run shop."]);
  expect(toSiteModel(content).navigation.book?.to).toBe("https://booking.example/");
});

const schema: JsonSchema = {
  definitions: {
    Word: { title: "Word", type: "string" },
    Root: {
      properties: {
        word: { $ref: "#/definitions/Word", description: "beside a $ref" },
        plain: { type: "string" },
        tree: { $ref: "#/definitions/Root" },
        free: { additionalProperties: { $ref: "#/definitions/Word" } },
        list: {
          items: {
            allOf: [
              {
                if: { properties: { type: { const: "a" } } },
                // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword
                then: { properties: { x: { $ref: "#/definitions/Word" } } },
              },
            ],
          },
        },
      },
    },
  },
};

test("the walk follows references, lists, guards and free names", () => {
  const data = {
    word: "1",
    plain: "2",
    tree: { word: "3" },
    free: { "a/b": "4" },
    list: [
      { type: "a", x: "5" },
      { type: "b", x: "6" },
    ],
  };
  expect([...walkTyped("Root", data, schema)].map(({ pointer, value }) => `${pointer} ${value}`)).toEqual([
    "/word 1",
    "/tree/word 3",
    "/free/a~1b 4",
    "/list/0/x 5",
  ]);
});

test("the walk accepts data that breaks the schema", () => {
  expect([
    ...walkTyped("Root", { word: [1], tree: "x", free: null, list: { a: [] }, constructor: "y" }, schema),
  ]).toEqual([]);
  expect([...walkTyped("Page", { blocks: [null, "hero", { type: 5 }] })]).toEqual([]);
});
