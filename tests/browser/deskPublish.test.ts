import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { holdResponse } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { git } = desk;
const remote = (...args: string[]) => git("--git-dir", "remote.git", ...args).trim();
const save = (file: string, text: string) => writeFileSync(path.join(desk.pages(), file), text);

test("one of two pages is sent, and its state follows it until it is online", async () => {
  git("push", "--quiet", "origin", "main");
  remote("symbolic-ref", "HEAD", "refs/heads/main");
  try {
    const page = await desk.open();
    for (const file of ["about.yaml", "services.yaml"]) {
      save(
        file,
        desk
          .before(file)
          .replace(/^description: .*$/m, `description: Baths and cuts for dogs of every size, as ${file} says.`),
      );
    }
    await desk.tab(page, /^Publish/).press("Enter");
    const panel = page.getByRole("tabpanel");
    const goes = panel.getByRole("group", { name: "What goes" });
    await expect.poll(() => goes.getByRole("checkbox").count(), WAIT).toBe(2);
    const send = panel.getByRole("button", { name: "Send" });
    for (const box of await goes.getByRole("checkbox").all()) await box.press("Space");
    await expect.poll(() => send.getAttribute("aria-disabled")).toBe("true");
    await panel.getByText("Tick what to send.").waitFor();
    await goes.getByRole("checkbox", { name: /About/ }).press("Space");
    await panel.getByRole("textbox", { name: "What changed" }).fill("Describe us");
    expect(await axeFindings(page, "body")).toEqual([]);
    // A look at what has changed that takes longer than the sending of it.
    const late = await holdResponse(page, "**/_desk/publish");
    save("services.yaml", desk.read("services.yaml").replace("of every size", "of all sizes"));
    await late.asked;
    await send.press("Enter");
    await panel.getByText("Sent, and waits to be put online").waitFor(WAIT);
    await late.release();
    const [branch = ""] = remote("for-each-ref", "--format=%(refname:short)", "refs/heads/desk").split("\n");
    expect(remote("show", "--format=%s", "--name-only", branch)).toBe("Describe us\n\npages/about.yaml");

    // The other page is left to send; it goes to the proposal that is open.
    await expect.poll(() => panel.locator(".what-goes > section").allTextContents(), WAIT).toHaveLength(1);
    await panel.getByRole("textbox", { name: "What changed" }).fill("Describe the services");
    await send.press("Enter");
    await panel.getByText("Nothing has changed since then.").waitFor(WAIT);
    await page.getByRole("button", { name: "Publish", exact: true }).waitFor(WAIT);
    expect(remote("log", "--format=%s", `main..${branch}`)).toBe("Describe the services\nDescribe us");
    const state = page.locator(".bar .state");
    await expect.poll(() => state.textContent(), WAIT).toBe("Sent");

    remote("update-ref", "refs/heads/main", branch);
    // The panel asks again by itself.
    await panel.getByText(/^Online since \d/).waitFor(WAIT);
    await page.reload();
    await expect.poll(() => state.textContent(), WAIT).toBe("Online");
  } finally {
    for (const file of ["about.yaml", "services.yaml"]) save(file, desk.before(file));
    remote("update-ref", "-d", "refs/heads/main");
  }
});

test("what begins later is in the timeline, which shows the site as of that day", async () => {
  const page = await desk.open();
  save(
    "about.yaml",
    `${desk.before()}  - { type: textSection, heading: Winter Hours, text: Shorter., from: 2099-12-01 }\n`,
  );
  try {
    await page.locator(".later-mark", { hasText: "Winter Hours: from December 1, 2099" }).waitFor(WAIT);
    save(
      "about.yaml",
      `${desk.before()}  - { type: textSection, heading: Winter Hours, text: Shorter., from: ${soon()} }\n`,
    );
    const summary = page.locator(".timeline summary");
    await summary.press("Enter");
    const entry = page.locator(".timeline").getByRole("button", { name: /Winter Hours.* begins/ });
    await entry.waitFor(WAIT);
    expect(await axeFindings(page, "body")).toEqual([]);
    await entry.press("Enter");
    await page.getByText(/^This is /).waitFor(WAIT);
    await desk.framed(page).getByRole("heading", { name: "Winter Hours" }).waitFor(WAIT);
    await desk.focusIs(page, /Timeline/);
    await page.getByRole("button", { name: "Back to today" }).press("Enter");
    await desk
      .framed(page)
      .getByRole("heading", { name: "Winter Hours" })
      .waitFor({ state: "detached", ...WAIT });
  } finally {
    save("about.yaml", desk.before());
  }
});

/** A day of the next year. */
const soon = () => new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
