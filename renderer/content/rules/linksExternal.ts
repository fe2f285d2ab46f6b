import { linksOf } from "../links";
import type { Rule } from "../rule";

/** A link to another site whose form is right and that leads nowhere all the same. */
const rule: Rule = {
  name: "links/external",
  severity: "warning",
  sentence: "A link to another site names a whole host, and ends where its address ends.",
  why: "Such a link was pasted with something too much or too little, and leads visitors to an error.",
  mend: "Open the address in a browser and copy it from there.",
  good: 'blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Map, to: "https://maps.example.com/salon" }]',
  bad: 'blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Map, to: "https://maps.example.com/salon." }]',
  *check(site) {
    for (const { file, pointer, piece, to } of linksOf(site)) {
      if (!/^https:\/\/./i.test(to) || !URL.canParse(to)) continue;
      const fault = faultOf(new URL(to), to);
      if (fault) yield { file, pointer, piece, message: `${fault.message}: ${to}`, suggestion: fault.suggestion };
    }
  },
};

function faultOf({ hostname, username }: URL, to: string): { message: string; suggestion?: string } | undefined {
  const again = /^https:\/\/https?[:/]/i.exec(to);
  if (again) return { message: "This address has https:// twice", suggestion: to.slice("https://".length) };
  if (username) return { message: "This address holds a name before an @, which every visitor could read" };
  if (!/\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname)) {
    return { message: `"${hostname}" is no whole name of a site, such as www.example.com` };
  }
  const end = /[.,;:!)]+$/.exec(to)?.[0];
  if (end)
    return { message: `This address ends in ${end}, which belongs to the text`, suggestion: to.slice(0, -end.length) };
  return undefined;
}

export default rule;
