import type { LinkFault } from "./linkFault";

/** What is odd about a web address whose form is right; undefined where nothing is, or where it is another kind of link. */
export function hostFault(to: string): LinkFault | undefined {
  if (!/^https:\/\/./i.test(to) || !URL.canParse(to)) return undefined;
  const { hostname, username } = new URL(to);
  const fault = (message: string, suggestion?: string) => ({ message: `${message}: ${to}`, suggestion });
  if (/^https:\/\/https?[:/]/i.test(to)) return fault("This address has https:// twice", to.slice("https://".length));
  if (username) return fault("This address holds a name before an @, which every visitor could read");
  const end = /[.,;:!)]+$/.exec(to)?.[0];
  if (end) return fault(`This address ends in ${end}, which belongs to the text`, to.slice(0, -end.length));
  if (!/\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)) {
    return fault(`"${hostname}" is no whole name of a site, such as www.example.com`);
  }
  return undefined;
}
