import type { Page } from "playwright-core";

/** Letter without its margins, in CSS pixels. */
export const PAPER = { width: 726, height: 966 };

/** More than above any heading on paper, in CSS pixels. */
const MOST_WHITE = 80;

/** What a printer would show wrong on a page that is open in the size of a sheet, with the style for paper. */
export function faultsOnPaper(page: Page): Promise<{ width: number; slides: number; white: string[] }> {
  return page.evaluate((mostWhite) => {
    const visible = [...document.body.querySelectorAll("*")].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = visible.flatMap((element) => {
      const boxed = ({ top, bottom }: DOMRect) => ({ top, bottom, element });
      if (element.localName === "img") return [boxed(element.getBoundingClientRect())];
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Array.from(range.getClientRects(), boxed);
      });
    });
    let printed = 0;
    const white: string[] = [];
    for (const { top, bottom, element } of boxes.toSorted((a, b) => a.top - b.top)) {
      if (top - printed > mostWhite) white.push(`${Math.round(top - printed)} px above ${element.textContent}`);
      printed = Math.max(printed, bottom);
    }
    return {
      // A browser prints all in smaller type if something is wider than the sheet.
      width: document.documentElement.scrollWidth,
      slides: visible.filter((one) => one.ariaRoleDescription === "slide").length,
      // Where there is too much space without words or a picture.
      white,
    };
  }, MOST_WHITE);
}
