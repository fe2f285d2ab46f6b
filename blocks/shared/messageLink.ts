import { type Origins, originOf } from "../../renderer/contract/origins";

/**
 * The name of a field that no visitor sees: what fills it in is a robot. By this name Formspree drops such a message, too:
 * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering
 */
export const TRAP = "_gotcha";

/** Whether messages to it are e-mails; else they are texts. */
export const isMail = (to: string) => to.includes("@");

/**
 * The link that opens a visitor's own program with a message: `mailto:` (RFC 6068) or `sms:` (RFC 5724).
 *
 * @param to an e-mail address, or a number that takes texts as it is dialed from anywhere
 * @param fields what was typed, by the words above each field, in their order; empty ones are left out
 */
export function messageLink(to: string, subject: string, fields: Iterable<readonly [string, string]> = []): string {
  const lines = [...fields].flatMap(([label, value]) => (value.trim() ? [`${label}: ${value.trim()}`] : []));
  // Both standards ask for CRLF between lines.
  const body = lines.join("\n").replaceAll(/\r\n?|\n/g, "\r\n");
  if (isMail(to)) return `mailto:${encodeURIComponent(to).replace("%40", "@")}?${query({ subject, body })}`;
  const sms = `sms:${to}`;
  // `?body=` is the standard, `&body=` what iOS reads: each takes its own from `?&body=`.
  return body ? `${sms}?&${query({ body })}` : sms;
}

/**
 * The words above a field as its name. Without a script a browser writes the message from the names: by the standard it
 * encodes letters beyond ASCII and leaves a % as it is (https://html.spec.whatwg.org/#submit-mailto-body). Chromium and
 * Safari decode what is encoded in them, and write any other such letter wrongly; Firefox encodes the % too, so that the
 * codes are shown. No name is right in all of them.
 */
export const nameInMessage = (label: string): string => label.replace(/[^ -~]+|[%&+]/g, encodeURIComponent);

/** The parameters as a query with `%20` for spaces: mail and message programs show a `+`. */
function query(parameters: Record<string, string>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value);
  return new URLSearchParams(filled).toString().replaceAll("+", "%20");
}

/**
 * What a form may open: the service that receives the messages, from the script or, without one, from the form itself.
 * Without a service, the form itself opens the visitor's own program.
 */
export function formOrigins({ action, to = "" }: { action?: string; to?: string }): Origins {
  if (!action) return { formAction: [isMail(to) ? "mailto:" : "sms:"] };
  const service = originOf(action);
  // A form service may send the visitor back to a page of this site.
  return { connectSrc: service, formAction: ["'self'", ...service] };
}
