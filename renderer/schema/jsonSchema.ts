/** The part of JSON Schema draft-07 that this project writes, with the editor's own keywords. */
export interface JsonSchema {
  $schema?: string;
  $comment?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  /** yaml-language-server: one sentence per value of `enum`. */
  markdownEnumDescriptions?: string[];
  /** yaml-language-server: ready-made bodies to insert. */
  defaultSnippets?: { label: string; description?: string; body: unknown }[];
  /** yaml-language-server: the property is no offer of its own. */
  doNotSuggest?: boolean;
  /** json-schema-to-typescript: the type to print. */
  tsType?: string;
}
