import type { Finding } from "../../base/problem";
import { telLink } from "../../countries/dialable";

export type LinkProblem = Pick<Finding, "message" | "suggestion">;

const KINDS =
  "A link is a page of this site such as /services, a place on this page such as #prices, or starts with https:, tel: or mailto:.";

/**
 * What is wrong with the form of a link, or undefined. Does not check whether its page exists.
 *
 * @param country whose phone numbers have no country code: two letters
 */
export function linkProblem(to: string, country = "US"): LinkProblem | undefined {
  if (to === "") return undefined;
  if (to !== to.trim()) return problem(`There is a space before or after the address "${to}".`, to.trim());
  if (to.startsWith("//")) return problem(`"${to}" has no https: in front.`, `https:${to}`);
  if (to.startsWith("/") || to.startsWith("#")) return addressProblem(to);
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(to) ?? [];
  if (scheme === undefined) return withoutScheme(to, country);
  const problemOf = Object.hasOwn(SCHEMES, scheme.toLowerCase()) && SCHEMES[scheme.toLowerCase()];
  return problemOf
    ? problemOf(to, rest, country)
    : problem(`"${to}" is a kind of link that pages do not have. ${KINDS}`);
}

/** The check of the rest of a link for each scheme that is allowed, or nearly. */
const SCHEMES: Record<string, (to: string, rest: string, country: string) => LinkProblem | undefined> = {
  https(to) {
    if (/^https:\/\/[^/]/i.test(to) && URL.canParse(to)) return addressProblem(to);
    return problem(`"${to}" is not a complete web address, such as https://www.example.com/page.`);
  },
  http(_, rest) {
    return problem("A link with http: is not safe, and browsers warn visitors of it.", `https:${rest}`);
  },
  tel(_, rest, country) {
    if (/^\d{3}-?\d{4}$/.test(rest)) return problem("A phone link needs the area code, as callers from elsewhere do.");
    if (/^\+?[0-9][0-9-]*$/.test(rest)) return undefined;
    return problem("A phone link has only digits, with + and the country code in front.", telLink(rest, country));
  },
  mailto(to, rest) {
    if (/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(rest)) return undefined;
    return problem(`"${to}" is not a complete e-mail link, such as mailto:hello@example.com.`);
  },
};

function addressProblem(to: string): LinkProblem | undefined {
  if (/\s/.test(to)) return problem(`An address has no spaces in it: "${to}".`, to.replace(/\s/g, "%20"));
  if (to.includes("\\")) return problem("An address has slashes, not backslashes.", to.replace(/[/\\]+/g, "/"));
  return undefined;
}

function withoutScheme(to: string, country: string): LinkProblem {
  const isMail = /^[^@/\s]+@[^@/\s]+\.[a-z]+$/i.test(to);
  if (isMail) return problem("A link to an e-mail address starts with mailto:.", `mailto:${to}`);
  if (/^[+(]?[0-9][0-9() ./-]{6,}$/.test(to)) {
    return problem("A link to a phone number starts with tel:.", telLink(to, country));
  }
  if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|example|us)(?:\/|$)/i.test(to)) {
    return problem(`"${to}" has no https:// in front: a browser would look for it on this site.`, `https://${to}`);
  }
  const page = to.replace(/^(?:\.{1,2}\/)+/, "").replace(/\.(?:ya?ml|html?)$/, "");
  if (!/^[\w#?/-]+$/.test(page)) return problem(`"${to}" is not a link. ${KINDS}`);
  return problem(`"${to}" has no slash in front, as every page of this site has.`, `/${page}`);
}

function problem(message: string, suggestion?: string): LinkProblem {
  return suggestion ? { message: `${message} Did you mean ${suggestion}?`, suggestion } : { message };
}

/** What is odd about a web address with a valid form. Returns undefined if nothing is, or for other kinds of links. */
export function hostProblem(to: string): LinkProblem | undefined {
  if (!/^https:\/\/./i.test(to) || !URL.canParse(to)) return undefined;
  const { hostname, username } = new URL(to);
  const problem = (message: string, suggestion?: string) => ({ message: `${message}: ${to}`, suggestion });
  if (/^https:\/\/https?[:/]/i.test(to)) return problem("This address has https:// twice", to.slice("https://".length));
  if (username) return problem("This address contains a name before an @, which every visitor could read");
  const end = /(?<![.,;:!)])[.,;:!)]+$/.exec(to)?.[0];
  if (end) return problem(`This address ends in ${end}, which belongs to the text`, to.slice(0, -end.length));
  if (!/\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)) {
    return problem(`"${hostname}" is not the complete name of a site, such as www.example.com`);
  }
  return undefined;
}
