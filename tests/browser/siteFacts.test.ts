import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();

test("a phone number, an hour and a fact of site.yaml are changed by keys in a form, a line each, and what would be an error is refused", async () => {
  const page = await desk.open();
  const changed = () => desk.changed("site.yaml");
  await desk.tab(page, /^Site/).press("Enter");
  const open = async (name: string) => {
    const back = page.getByRole("button", { name: "All of the site" });
    if (await back.isVisible()) await back.press("Enter");
    await page.getByRole("button", { name: new RegExp(`^${name}`) }).press("Enter", WAIT);
    await desk.focusIs(page, /^button All of the site/);
    return page.getByRole("region", { name, exact: true });
  };
  let form = await open("Business");
  const phone = form.getByRole("textbox", { name: /^Phone/ });
  await phone.waitFor(WAIT);
  await phone.fill("no number");
  await phone.press("Enter");
  const said = form.locator('[data-field="/business/phone"]').getByRole("alert");
  await expect.poll(() => said.textContent(), WAIT).not.toBe("");
  expect(changed(), "the file stays as it was").toEqual([]);
  await phone.fill("(503) 555-0199");
  await phone.press("Enter");
  await expect.poll(changed, WAIT).toEqual(["phone: (503) 555-0199"]);
  await expect.poll(() => desk.framed(page).locator("#hero").textContent(), WAIT).toContain("555-0199");
  await desk.takeBack(page);
  await expect.poll(() => phone.inputValue(), WAIT).not.toContain("0199");

  form = await open("Hours and holidays");
  const hours = form.locator('[data-field="/business/openingHours"]');
  await hours.locator(".entry > summary").first().press("Enter");
  const opens = hours.getByRole("textbox", { name: /^Opens/ }).first();
  await opens.fill("06:30");
  await opens.press("Enter");
  await expect.poll(() => changed().join(), WAIT).toContain("06:30");
  expect(changed()).toHaveLength(1);
  await desk.takeBack(page);

  form = await open("Facts");
  await form.locator(".entry > summary", { hasText: /^Since/ }).press("Enter");
  const value = form.locator('[data-field="/facts/since/value"]').getByRole("textbox");
  await value.fill("2003");
  await value.press("Enter");
  await expect.poll(() => changed().join(), WAIT).toContain("2003");
  expect(changed()).toHaveLength(1);
  expect(await axeFindings(page, "body")).toEqual([]);
  await desk.takeBack(page);

  const heading = await desk.framed(page).locator("h1").textContent();
  form = await open("Look");
  const picture = form.frameLocator('iframe[title="Letter"]');
  await expect.poll(() => picture.locator("h1").textContent(), WAIT).toBe(heading);
  expect(await picture.locator("h1").evaluate((h1) => getComputedStyle(h1).textAlign)).toBe("center");
  await form.getByRole("radio", { name: /^Letter/ }).check({ force: true });
  await expect.poll(() => changed().join(), WAIT).toContain("theme: letter");
  expect(await axeFindings(page, "#panel")).toEqual([]);
  await desk.takeBack(page);
});
