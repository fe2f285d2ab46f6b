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
