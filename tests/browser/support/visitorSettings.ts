import type { Page } from "playwright-core";

/** What visitors change in their browser, as WCAG 2.2 asks of every page. Each is taken back by `setting()`. */
export interface VisitorSettings {
  /** Letters twice the usual size, the page not zoomed (1.4.4). */
  largeText?: boolean;
  /** The distances of letters, words, lines and paragraphs (1.4.12). */
  wideText?: boolean;
  forcedColors?: boolean;
  dark?: boolean;
}

const USUAL = 16;

const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

export async function setVisitorSettings(page: Page, settings: VisitorSettings): Promise<void> {
  const { largeText, wideText, forcedColors, dark } = settings;
  await page.emulateMedia({
    forcedColors: forcedColors ? "active" : "none",
    colorScheme: dark ? "dark" : "light",
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: largeText ? 2 * USUAL : USUAL } });
  await session.detach();
  await page.evaluate(
    (rules) => {
      // Beside the sheet of the page's islands.
      const own = globalThis as { visitorSheet?: CSSStyleSheet };
      const sheet = own.visitorSheet ?? new CSSStyleSheet();
      if (!own.visitorSheet) document.adoptedStyleSheets.push(sheet);
      own.visitorSheet = sheet;
      sheet.replaceSync(rules);
    },
    wideText ? SPACING : "",
  );
}
