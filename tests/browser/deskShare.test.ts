import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { ShareState } from "../../renderer/desk/protocol/publish";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();

test("the file to share is made, waited for, refused and saved, by keyboard", async () => {
  const page = await desk.open("/about", 1280);
  let now: ShareState = { state: "working", words: "Step 1 of 3: the site as it is now …" };
  await page.route("**/_desk/share", (route) => route.fulfill({ json: now }));
  const file = path.join(desk.pages(), "about.yaml");
  writeFileSync(file, desk.before().replace("tone: soft", "tone: strong"));
  await desk.tab(page, /^Publish/).press("Enter");
  const share = page.getByRole("region", { name: "Share" });
  const button = share.getByRole("button");
  await button.press("Enter", WAIT);
  await share.getByText("Step 1 of 3: the site as it is now …").waitFor(WAIT);
  expect(await button.innerText()).toBe("Making the file …");
  expect(await axeFindings(page, "body")).toEqual([]);
  now = { state: "refused", words: "The site has errors." };
  await expect.poll(() => share.getByRole("alert").innerText(), WAIT).toBe("The site has errors.");
  now = { state: "done", name: "changes.html", html: "<!doctype html>\n" };
  await button.press("Enter");
  const [download] = await Promise.all([
    page.waitForEvent("download", WAIT),
    share.getByRole("link", { name: "Save changes.html" }).press("Enter", WAIT),
  ]);
  expect(download.suggestedFilename()).toBe("changes.html");
  expect(readFileSync(await download.path(), "utf8")).toBe("<!doctype html>\n");
  expect(await axeFindings(page, "body")).toEqual([]);
  writeFileSync(file, desk.before());
});

test("an answer comes back: its remarks are at their places in the list and on the page, until they are done", async () => {
  const page = await desk.open("/services", 1280);
  await desk.tab(page, /^Publish/).press("Enter");
  await page.getByText("An answer has come").click();
  const answer =
    "> 2 things change\n> \n> Please change.\n> \n> Not before May.\n>\n> Price: $65 becomes $75 (/services)\n> → $70 is enough.\n";
  await page.getByLabel("The answer as text").fill("Thank you!");
  await page.getByRole("button", { name: "Show its remarks" }).press("Enter");
  await page.getByText("No remark is in this text.").waitFor(WAIT);
  await page.getByLabel("The answer as text").fill(answer);
  await page.getByRole("button", { name: "Show its remarks" }).press("Enter");
  await page.getByText("Remarks (2)").waitFor(WAIT);
  expect(await axeFindings(page, "body")).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Remark: $70 is enough." }).press("Enter", WAIT);
  const row = page.locator(".sortable > li", { hasText: "$70 is enough." });
  await row.waitFor(WAIT);
  expect(await axeFindings(page, "body")).toEqual([]);
  await row.getByRole("button", { name: "Done: $70 is enough." }).press("Enter");
  await expect.poll(() => page.getByText("$70 is enough.").count(), WAIT).toBe(0);
  await desk.tab(page, /^Publish/).press("Enter");
  await page.getByText("Remarks (1)").waitFor(WAIT);
  await page.getByRole("button", { name: "Done: Not before May." }).press("Enter");
  await page.getByText("An answer has come").waitFor(WAIT);
});
