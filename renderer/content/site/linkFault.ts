import { isDialable, telLink } from "../../contract/phone";

/** Why a link cannot work, and what was probably meant. */
export interface LinkFault {
  message: string;
  suggestion?: string;
}

const KINDS =
  "A link is a page of this site such as /services, a place on this page such as #prices, or starts with https:, tel: or mailto:.";

/** What is wrong with the form of a link; undefined where nothing is. Whether its page exists is another question. */
export function linkFault(to: string): LinkFault | undefined {
  if (to === "") return undefined;
  if (to.startsWith("//")) return fault(`"${to}" has no https: in front.`, `https:${to}`);
  if (to.startsWith("/") || to.startsWith("#")) return addressFault(to);
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(to.trim()) ?? [];
  if (scheme === undefined) return withoutScheme(to.trim());
  return (SCHEMES[scheme.toLowerCase()] ?? otherScheme)(to, rest);
}

/** What is wrong behind each scheme that a link may have, or nearly has. */
const SCHEMES: Record<string, (to: string, rest: string) => LinkFault | undefined> = {
  https(to) {
    if (/^https:\/\/[^/]/i.test(to) && URL.canParse(to)) return addressFault(to);
    return fault(`"${to}" is not a whole web address, such as https://www.example.com/page.`);
  },
  http(_, rest) {
    return fault("A link with http: is not safe, and browsers warn visitors of it.", `https:${rest}`);
  },
  tel(_, rest) {
    if (/^\+?[0-9][0-9-]*$/.test(rest)) return undefined;
    return fault("A phone link has digits alone, with + and the country in front.", dialable(rest));
  },
  mailto(to, rest) {
    if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(rest)) return undefined;
    return fault(`"${to}" is not a whole e-mail link, such as mailto:hello@example.com.`);
  },
};

function addressFault(to: string): LinkFault | undefined {
  if (/\s/.test(to)) return fault(`An address has no spaces in it: "${to}".`, to.trim().replace(/\s/g, "%20"));
  if (to.includes("\\")) return fault("An address has slashes, not backslashes.", to.replaceAll("\\", "/"));
  return undefined;
}

function withoutScheme(to: string): LinkFault {
  if (/^[^@/\s]+@[^@/\s]+\.[a-z]+$/i.test(to))
    return fault("A link to an e-mail address starts with mailto:.", `mailto:${to}`);
  if (/^[+(]?[0-9][0-9() .-]{6,}$/.test(to)) return fault("A link to a phone number starts with tel:.", dialable(to));
  if (/^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|example|us)(?:\/|$)/i.test(to)) {
    return fault(`"${to}" has no https:// in front: a browser would look for it on this site.`, `https://${to}`);
  }
  const page = to.replace(/^(?:\.{1,2}\/)+/, "").replace(/\.(?:ya?ml|html?)$/, "");
  if (!/^[\w#?/-]+$/.test(page)) return fault(`"${to}" is not a link. ${KINDS}`);
  return fault(`"${to}" has no slash in front, as every page of this site has.`, `/${page}`);
}

/** `javascript:`, `data:` and all the others. */
function otherScheme(to: string): LinkFault {
  return fault(`"${to}" is a kind of link that pages do not have. ${KINDS}`);
}

function dialable(number: string): string | undefined {
  return isDialable(number) ? telLink(number) : undefined;
}

function fault(message: string, suggestion?: string): LinkFault {
  return suggestion ? { message: `${message} Did you mean ${suggestion}?`, suggestion } : { message };
}
