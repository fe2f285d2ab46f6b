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
  if (/\s/.test(to.trim()) && !/^tel:/i.test(to))
    return fault(`A link has no spaces in it: "${to}".`, to.trim().replaceAll(" ", "%20"));
  if (to !== to.trim()) return fault("A link has no spaces around it.", to.trim());
  if (to.startsWith("//")) return fault(`"${to}" has no https: in front.`, `https:${to}`);
  if (to.startsWith("/") || to.startsWith("#")) {
    return to.includes("\\") ? fault("An address has slashes, not backslashes.", to.replaceAll("\\", "/")) : undefined;
  }
  const [, scheme, rest = ""] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(to) ?? [];
  if (scheme === undefined) return withoutScheme(to);
  return (SCHEMES[scheme.toLowerCase()] ?? otherScheme)(to, rest);
}

const SCHEMES: Record<string, (to: string, rest: string) => LinkFault | undefined> = {
  https: (to) =>
    /^https:\/\/[^/]/i.test(to) && URL.canParse(to)
      ? undefined
      : fault(`"${to}" is not a whole web address, such as https://www.example.com/page.`),
  http: (_, rest) => fault("http: is not safe for visitors, and browsers warn of it. Use https:", `https:${rest}`),
  tel: (_, rest) =>
    /^\+?[0-9][0-9-]*$/.test(rest)
      ? undefined
      : fault(
          "A phone link has digits alone, with + and the country in front, such as tel:+15405550142.",
          dialable(rest),
        ),
  mailto: (to, rest) =>
    /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(rest)
      ? undefined
      : fault(`"${to}" is not a whole e-mail link, such as mailto:hello@example.com.`),
};

function withoutScheme(to: string): LinkFault {
  if (/^www\./i.test(to))
    return fault(`"${to}" has no https:// in front: a browser would look for it on this site.`, `https://${to}`);
  if (/^[^@/]+@[^@/]+\.[a-z]+$/i.test(to))
    return fault(`"${to}" is an e-mail address: a link to it starts with mailto:`, `mailto:${to}`);
  if (/^[+(]?[0-9][0-9() .-]{6,}$/.test(to))
    return fault(`"${to}" is a phone number: a link to it starts with tel:`, dialable(to));
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|example|us)(?:\/|$)/i.test(to)) {
    return fault(`"${to}" has no https:// in front: a browser would look for it on this site.`, `https://${to}`);
  }
  const page = `/${to.replace(/^(?:\.{1,2}\/)+/, "").replace(/\.(?:ya?ml|html?)$/, "")}`;
  return fault(`"${to}" has no slash in front: a page of this site is written ${page}.`, page);
}

function otherScheme(to: string): LinkFault {
  return fault(`"${to}" is a kind of link that pages do not have. ${KINDS}`);
}

function dialable(number: string): string | undefined {
  const digits = number.replace(/[^0-9]/g, "");
  if (digits.length < 7) return undefined;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:+${digits}`;
}

function fault(message: string, suggestion?: string): LinkFault {
  if (!suggestion) return { message };
  return {
    message:
      message.endsWith(suggestion) || message.endsWith(`${suggestion}.`)
        ? message
        : `${message.replace(/:$/, "")} Did you mean ${suggestion}?`,
    suggestion,
  };
}
