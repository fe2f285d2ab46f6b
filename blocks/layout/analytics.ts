import { type Origins, originOf } from "../../renderer/contract/origins";
import type { Analytics } from "../../renderer/contract/types.generated";
import services from "./analytics.json" with { type: "json" };

/** What the browser needs to load a service, once the visitor agrees. */
export interface AnalyticsScript {
  /** As visitors know it. */
  name: string;
  src: string;
  attributes?: Record<string, string>;
  /** A list that the script reads: its name, and what is in it before the script is there. `{now}` is the time. */
  queue?: { name: string; calls: string[][]; asArguments?: boolean };
  /** What the names of its cookies begin with. */
  cookies?: string[];
}

interface Service extends AnalyticsScript {
  /** Where `{host}` leads, if `site.yaml` names no other. */
  host?: string;
  /** Where the script sends what it counts. */
  sendsTo: string[];
}

/**
 * The services that `site.yaml` may name; `{…}` are the values that it gives. Where that of Google sends to:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const SERVICES: Record<Exclude<keyof Analytics, "other" | "privacy">, Service> = services;

/** The services of a site, with the values of `site.yaml`; none for a site without. */
function servicesOf({ privacy, other, ...named }: Analytics = {}): Service[] {
  const known = Object.entries(named).map(([name, values]) => {
    const service = SERVICES[name as keyof typeof SERVICES];
    const { host = service.host } = values as { host?: string };
    return filledIn(service, { ...values, ...(host && { host: host.replace(/\/$/, "") }) });
  });
  const { script, name = "", sendsTo = [], ...more } = other ?? {};
  return script ? [...known, { name, src: script, sendsTo: [script, ...sendsTo], ...more }] : known;
}

/** The same data with each `{name}` as `values` has it; any other stays. */
function filledIn<T>(data: T, values: Record<string, string>): T {
  const filled = JSON.stringify(data, (_, value) =>
    typeof value === "string" ? value.replace(/\{(\w+)\}/g, (braces, name) => values[name] ?? braces) : value,
  );
  return JSON.parse(filled) as T;
}

export function analyticsScripts(analytics: Analytics | undefined): AnalyticsScript[] {
  return servicesOf(analytics).map(({ host: _host, sendsTo: _sendsTo, ...script }) => script);
}

export function analyticsOrigins(analytics: Analytics | undefined): Origins {
  const own = servicesOf(analytics);
  const sendsTo = own.flatMap((service) => service.sendsTo.flatMap(originIn));
  return { scriptSrc: own.flatMap(({ src }) => originOf(src)), connectSrc: sendsTo, imgSrc: sendsTo };
}

/** `https://*.google-analytics.com` is an origin as a policy writes it. */
function originIn(address: string): string[] {
  const wide = /^https:\/\/\*\.[\w.-]+/.exec(address)?.[0];
  return wide ? [wide] : originOf(address);
}
