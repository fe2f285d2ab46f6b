import type { Browser } from "playwright-core";
import type { Preview } from "../preview/startPreview";
import { waitUntilChecked, whenSeen } from "./shownInBrowser";

/**
 * Milliseconds from Enter in the desk until the page in its frame shows the words that were typed over its heading.
 *
 * @param warmUp how many are typed before that
 */
export async function typedInDesk(
  browser: Browser,
  preview: Preview,
  route: string,
  count: number,
  warmUp: number,
): Promise<{ shown: number[] }> {
  const page = await browser.newPage({ baseURL: preview.url, viewport: { width: 1500, height: 900 } });
  await page.goto(route);
  await page.getByRole("button", { name: "Type on the page" }).click();
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error("The desk has no page in its frame.");
  const heading = frame.locator("h1");
  await heading.waitFor();
  const shown: number[] = [];
  for (let save = -warmUp; save < count; save++) {
    await waitUntilChecked(page, route);
    const words = `Heading typed ${save + 10}`;
    const field = frame.getByRole("textbox", { name: /^heading of/ });
    // The desk loads the texts of the page a moment after it is shown; until then a click opens nothing.
    for (;;) {
      // Over a field that opened late, a click would wait in vain.
      await heading.click({ timeout: 1000 }).catch(() => undefined);
      if (
        await field.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    await field.fill(words);
    const seen = frame.evaluate(whenSeen, words);
    const pressed = frame.evaluate(whenPressed);
    // Both are listening now: evaluations are carried out in order.
    await frame.evaluate(() => true);
    await page.keyboard.press("Enter");
    shown.push((await seen) - (await pressed));
  }
  await page.close();
  return { shown: shown.slice(warmUp) };
}

/** Runs in the page: the time of the next key. */
function whenPressed(): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener("keydown", () => resolve(Date.now()), { capture: true, once: true });
  });
}
