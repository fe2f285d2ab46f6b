import { expect, test } from "vitest";
import { structuredData } from "../../../renderer/page/document/structuredData";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { brief, checkFiles, contentFile } from "./folder";

const HOURS = `openingHours:
    - { days: [Monday], opens: "00:00", closes: "24:00" }
    - { days: [Tuesday], opens: "00:00", closes: "00:00" }
    - { days: [Wednesday], opens: "00:00", closes: "23:59" }
    - { days: [Thursday], opens: "18:00", closes: "24:00" }
    - { days: [Friday], opens: "18:00", closes: "02:00" }
  holidays:
    - { name: Long Night, date: 12-24, opens: "00:00", closes: "24:00" }
    - { name: Christmas, date: 12-25 }`;
const site = contentFile("site.yaml").replace(/openingHours:\n.*/, HOURS);

test("a whole day and a night are hours without a question, as search engines have them", async () => {
  const { content, problems } = await checkFiles({ "site.yaml": site });
  expect(brief(problems)).toEqual([]);
  const [page] = content.pages;
  if (!page) throw new Error("There is no page.");
  const nodes = structuredData(toPageModel(page, content), toSiteModel(content)) as unknown as {
    "@graph": Record<string, { opens: string; closes: string }[]>[];
  };
  const times = (name: string) =>
    nodes["@graph"].flatMap((node) => node[name] ?? []).map(({ opens, closes }) => `${opens}-${closes}`);
  expect(times("openingHoursSpecification")).toEqual([
    ...["00:00-23:59", "00:00-23:59", "00:00-23:59", "18:00-00:00", "18:00-02:00"],
  ]);
  expect(times("specialOpeningHoursSpecification")).toEqual(["00:00-23:59", "00:00-00:00"]);
  expect(toSiteModel(content).business.hours).toMatch(
    /^Monday and Tuesday open 24\shours.*Thursday 6:00\sPM to 12:00\sAM/,
  );
});
