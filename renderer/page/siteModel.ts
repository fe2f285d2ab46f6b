import type { Site } from "../../blocks/types.generated";
import { resolve } from "../content/schema/siteSchema";
import type { SiteContent } from "../content/siteContent";
import { picturesOf } from "../pictures/originals";
import type { JsonSchema } from "../schema/jsonSchema";
import { withModels } from "./pageModel";
import { typographyOf } from "./typography";

/** The facts of site.yaml as blocks receive them, with defaults. @throws Error where it is missing or broken */
export function toSiteModel({ site, originals }: Pick<SiteContent, "site" | "originals">): Site {
  if (!site?.data) throw new Error("There is no site.yaml without problems.");
  const data = structuredClone(site.data) as Site;
  fillDefaults(data, resolve({ $ref: "#/definitions/Site" }).schema);
  const model = withModels<Site>("Site", { ...site, data }, picturesOf(originals), data.language);
  const { words } = typographyOf(data.language);
  const { address = "", hours = "" } = site.derived;
  Object.assign(model.business, site.derived, { address: words(address), hours: words(hours) });
  return model;
}

function fillDefaults(data: object, { properties = {} }: JsonSchema): void {
  const values = data as Record<string, unknown>;
  for (const [name, schema] of Object.entries(properties)) {
    if (schema.default !== undefined) values[name] ??= structuredClone(schema.default);
    const value = values[name];
    if (typeof value === "object" && value !== null) fillDefaults(value, schema);
  }
}
