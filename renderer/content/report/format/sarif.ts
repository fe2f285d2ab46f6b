import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { loadAllRules } from "../../check/loadRules";
import type { Formatter } from "../formatter";
import { printableJson, withMessage } from "../printable";

const { version: semanticVersion } = JSON.parse(
  readFileSync(new URL("../../../../package.json", import.meta.url), "utf8"),
) as { version: string };

/** SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/sarif-v2.1.0-os.html */
export const formatSarif: Formatter = ({ problems }) => {
  const used = [...new Set(problems.map(({ rule }) => rule))].sort();
  const rules = used.map((id) => {
    const described = loadAllRules().find(({ name }) => name === id);
    if (!described) return { id };
    const { severity, sentence, why, fix } = described;
    return {
      id,
      shortDescription: { text: sentence },
      fullDescription: { text: why },
      help: { text: fix },
      defaultConfiguration: { level: severity },
    };
  });
  const results = problems
    .map(withMessage)
    .map(({ rule, severity, message, file, line, column, endLine, endColumn }) => {
      const artifactLocation = locationOf(Buffer.from(file).toString());
      const region = { startLine: line, startColumn: column, endLine, endColumn };
      const locations = [{ physicalLocation: { artifactLocation, region } }];
      return { ruleId: rule, ruleIndex: used.indexOf(rule), level: severity, message: { text: message }, locations };
    });
  const tool = { driver: { name: "content-check", semanticVersion, rules } };
  const runs = [{ tool, columnKind: "utf16CodeUnits", results }];
  return printableJson({ $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs });
};

/** An absolute URI for a file elsewhere, else a reference relative to the root of the source (SARIF 2.1.0, 3.4.3). */
function locationOf(file: string) {
  if (path.isAbsolute(file)) return { uri: pathToFileURL(file).href };
  // A relative reference (RFC 3986): a `#`, `?` or `:` in a name would end the path.
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
}
