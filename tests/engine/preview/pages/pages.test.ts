import { afterAll, describe, expect, test } from "vitest";
import type { EditResult } from "../../../../renderer/desk/protocol/edits";
import type { AskedQuestion, CopiedFrom, PagePlan } from "../../../../renderer/desk/protocol/pages";
import { run } from "../../authoring/changes";
import { landingSite } from "../../authoring/landingSite";
import { deskOn } from "./deskOn";

const SOURCE = "/full-groom-harborview";
const ENDS: (() => void)[] = [];
afterAll(() => {
  for (const end of ENDS) end();
});

/** A site with landing pages, and the endpoints on it. */
async function pagesDesk() {
  const site = landingSite();
  const desk = await deskOn(site);
  ENDS.push(desk.end);
  const ask = async (answers: Record<string, string>) => {
    const asked = await desk.request<AskedQuestion[]>("pages/questions", { from: SOURCE, answers });
    return Object.fromEntries(asked.map((question) => [question.name, question]));
  };
  return { site, ask, ...desk };
}

const NEW = {
  "var town": "Pine Cove",
  title: "Full Groom near Pine Cove: Four Finishes",
  description: "A full groom for Pine Cove: teddy bear, lamb or your own idea, by a certified groomer.",
};

describe("the questions about a new page", () => {
  test("are those of the terminal, with suggestions in the words that people read", async () => {
    const { ask } = await pagesDesk();
    const asked = await ask({ "var town": "Pine Cove" });
    expect(Object.keys(asked)).toEqual([
      ...["var town", "var service", "var from", "route", "title", "description", "heading", "breadcrumb", "image"],
    ]);
    expect(asked.route?.suggestion).toBe("/full-groom-pine-cove");
    expect(asked.title).toMatchObject({ suggestion: "Full Groom in Pine Cove, Oregon | Four Finishes" });
    expect(asked.title).not.toHaveProperty("error");
    expect(JSON.stringify(asked)).not.toContain("${");
  });

  test("say what is wrong with an answer, and ask for the words of another picture", async () => {
    const { ask } = await pagesDesk();
    const asked = await ask({ route: "/about", title: "", image: "/images/nap.svg" });
    expect(asked.route?.error).toBe("/about is taken: there is such a page.");
    expect(asked.title?.error).toBe("The title is empty.");
    expect(asked.description?.error).toContain(`is already used by ${SOURCE}.`);
    expect(asked.alt?.error).toBe("The alt text is empty.");
  });
});

describe("a new page", () => {
  test("is the file that npm run new writes, with facts for the words that still say them, and one step of undo", async () => {
    const { site, request, back, again } = await pagesDesk();
    const before = site.all();
    const made = await request<EditResult>("pages/create", { from: SOURCE, answers: NEW });
    expect(made).toMatchObject({ result: "saved", step: { made: "/full-groom-pine-cove" } });
    const after = site.all();

    const other = landingSite();
    await run(
      other,
      "new",
      ...["--from", SOURCE, "--route", "/full-groom-pine-cove", "--var", "town=Pine Cove"],
      ...[
        ...["--title", "${service} near ${town}: Four Finishes"],
        ...["--description", "A full groom for ${town}: teddy bear, lamb or your own idea, by a certified groomer."],
      ],
    );
    expect(after).toEqual(other.all());

    expect(await back()).toMatchObject({ result: "saved", step: { gone: "/full-groom-pine-cove" } });
    expect(site.all()).toEqual(before);
    expect(await again()).toMatchObject({ step: { made: "/full-groom-pine-cove" } });
    expect(site.all()).toEqual(after);
  });

  test("with a wrong answer is refused in its words, and nothing is written", async () => {
    const { site, request } = await pagesDesk();
    const before = site.all();
    const refused = await request("pages/create", { from: SOURCE, answers: { ...NEW, route: "/contact" } });
    expect(refused).toMatchObject({ result: "refused", words: "/contact is taken: there is such a page." });
    expect(site.all()).toEqual(before);
  });

  test("that was changed in an editor is not taken back, and its words stay", async () => {
    const { site, request, back } = await pagesDesk();
    await request("pages/create", { from: SOURCE, answers: NEW });
    site.change("full-groom-pine-cove.yaml", "draft: true", "draft: true # Anna");
    const refused = await back();
    expect(refused).toMatchObject({ result: "refused" });
    expect((refused as { words: string }).words).toContain('so "new page /full-groom-pine-cove" cannot be taken back');
    expect(site.read("full-groom-pine-cove.yaml")).toContain("# Anna");
  });

  test("and its later changes are taken back in order", async () => {
    const { site, request, back } = await pagesDesk();
    const before = site.all();
    const made = await request<EditResult>("pages/create", { from: SOURCE, answers: NEW });
    const file = "full-groom-pine-cove.yaml";
    const { hash: base } = made as { hash: string };
    const steps = [{ do: "set", pointer: "/blocks/0/heading", value: "Typed" }];
    expect(await request("edit", { file, base, steps })).toMatchObject({ result: "saved" });
    await back();
    expect(site.read(file)).not.toContain("Typed");
    await back();
    expect(site.all()).toEqual(before);
  });

  test("can be a copy under a free address", async () => {
    const { site, request } = await pagesDesk();
    const made = [
      await request("pages/duplicate", { route: "/about" }),
      await request("pages/duplicate", { route: "/about" }),
    ];
    expect(made).toMatchObject([{ step: { made: "/about-copy" } }, { step: { made: "/about-copy-2" } }]);
    expect(site.read("about-copy.yaml")).toBe(`draft: true\n${site.read("about.yaml")}`);
  });

  test("is asked which texts it still has of its original, and one that is rewritten is no longer among them", async () => {
    const { site, request, live } = await pagesDesk();
    await request("pages/create", { from: SOURCE, answers: NEW });
    const copied = () => request<CopiedFrom>("pages/copied?route=/full-groom-pine-cove", "", "GET");
    const first = await copied();
    expect(first.from).toBe("Full Groom in Harborview, Oregon");
    const [one] = first.texts.filter(({ pointer }) => pointer.startsWith("/blocks/"));
    expect(first.texts.length).toBeGreaterThan(2);
    site.change("full-groom-pine-cove.yaml", one?.words.slice(0, 20) ?? "", "Written again by Anna");
    await live.update({ files: ["full-groom-pine-cove.yaml"], others: false });
    expect((await copied()).texts.map(({ pointer }) => pointer)).not.toContain(one?.pointer);
  });
});

describe("a page", () => {
  test("with another address is what npm run rename writes: links, redirect and confirmed figures move in one step", {
    tags: ["slow"],
  }, async () => {
    const { site, request, back, again } = await pagesDesk();
    const before = site.all();
    const plan = await request<PagePlan>("pages/plan", { do: "rename", route: SOURCE, to: "/full-groom" });
    expect(plan.error).toBeUndefined();
    expect(plan.links.length).toBeGreaterThan(1);
    expect(plan.redirects).toEqual([SOURCE]);
    const renamed = await request("pages/rename", { route: SOURCE, to: "/full-groom" });
    expect(renamed).toMatchObject({ result: "saved", step: { made: "/full-groom", gone: SOURCE } });
    const after = site.all();

    const other = landingSite();
    await run(other, "rename", SOURCE, "/full-groom");
    expect(after).toEqual(other.all());
    expect(after["figures.yaml"]).toContain("page: full-groom,");
    await back();
    expect(site.all()).toEqual(before);
    await again();
    expect(site.all()).toEqual(after);
  });

  test("keeps what an editor has saved elsewhere when its new address is taken back", async () => {
    const { site, request, back } = await pagesDesk();
    const before = site.all();
    await request("pages/rename", { route: "/contact", to: "/visit-us" });
    site.write("site.yaml", `# Anna was here\n${site.read("site.yaml")}`);
    expect(await back()).toMatchObject({ result: "saved" });
    expect(site.all()).toEqual({ ...before, "site.yaml": `# Anna was here\n${before["site.yaml"]}` });
  });

  test("keeps its address while a link to it is built from a fact, which no program can move", async () => {
    const { site, request, live } = await pagesDesk();
    site.change("full-groom-harborview.yaml", "  service: Full Groom", "  service: Full Groom\n  other: /about");
    site.change("full-groom-harborview.yaml", "to: ${business.directions}", "to: ${other}");
    await live.update({ files: ["full-groom-harborview.yaml"], others: false });
    const before = site.all();
    const built = { result: "refused", words: expect.stringContaining(`on ${SOURCE} is built from a fact`) };
    expect(await request("pages/rename", { route: "/about", to: "/who-we-are" })).toMatchObject(built);
    expect(await request("pages/remove", { route: "/about", to: "/services" })).toMatchObject(built);
    expect(site.all()).toEqual(before);
  });

  test("says why it cannot have an address", async () => {
    const { request } = await pagesDesk();
    const plan = (route: string, to: string) => request<PagePlan>("pages/plan", { do: "rename", route, to });
    expect((await plan("/contact", "/about")).error).toBe("/about is taken: there is such a page.");
    expect((await plan("/contact", "/Über uns")).error).toContain("Did you mean /uber-uns?");
    expect((await plan("/", "/home")).error).toBe("The home page stays at /: every site has one.");
  });

  test("that others link to is removed only with a page in its place, and lists the links", async () => {
    const { site, request, back, again } = await pagesDesk();
    const before = site.all();
    const plan = (to: string) => request<PagePlan>("pages/plan", { do: "remove", route: "/about", to });
    const without = await plan("");
    expect(without.error).toBe("Choose the page that its links and its address lead to.");
    expect(without.links.length).toBeGreaterThan(0);
    expect(await request("pages/remove", { route: "/about", to: "" })).toHaveProperty("result", "refused");
    expect(site.all()).toEqual(before);

    expect(await plan("/services")).toMatchObject({ redirects: ["/about"] });
    const removed = await request("pages/remove", { route: "/about", to: "/services" });
    expect(removed).toMatchObject({ result: "saved", step: { gone: "/about" } });
    const after = site.all();
    const other = landingSite();
    await run(other, "remove", "/about", "--to", "/services");
    expect(after).toEqual(other.all());
    await back();
    expect(site.all()).toEqual(before);
    await again();
    expect(site.all()).toEqual(after);
  });

  test("that is removed comes back with its byte order mark", async () => {
    const { site, request, back, live } = await pagesDesk();
    site.write("about.yaml", `\uFEFF${site.read("about.yaml")}`);
    await live.update({ files: ["about.yaml"], others: false });
    const before = site.all();
    await request("pages/remove", { route: "/about", to: "/services" });
    await back();
    expect(site.all()).toEqual(before);
  });

  test("is not removed over what an editor has saved since it was shown", async () => {
    const { site, request } = await pagesDesk();
    site.change("about.yaml", "title: ", "title: New ");
    const refused = await request("pages/remove", { route: "/about", to: "/services" });
    expect(refused).toMatchObject({
      result: "refused",
      words: "pages-data/about.yaml has changed since it was shown. Look at it again, then do this again.",
    });
  });
});
