import { parseHTML } from "linkedom";

/** Words of those who make the site, names of files, addresses and code. */
export const NOT_FOR_PEOPLE =
  /\b(?:git|yaml|bytes?|routes?|structured|schema|html|css|script|code|commit|branch|working tree|markup|href|undefined)\b|\.(?:yaml|html)\b|(?<![\w.])\/\w|\$\{|data:/i;

/** What people read of a report: texts, labels and titles, each on a line. */
export function peopleRead(html: string): string {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll("script, style")) element.remove();
  const labels = [...document.querySelectorAll("[aria-label], [title]")].map(
    (element) => element.getAttribute("aria-label") ?? element.getAttribute("title"),
  );
  const texts = [...document.querySelectorAll("title, h1, h2, h3, p, summary, button, label, figcaption")];
  return [...labels, ...texts.map(({ textContent }) => textContent)].join("\n");
}
