import { namesNear, nearestName } from "../../base/nearest";
import { type MoneyForm, withSign } from "../../base/values/money";
import { valuesIn } from "../../base/values/values";
import { us } from "../../countries/us";
import { languageIn } from "../../languages/languageIn";
import type { JsonSchema } from "../../schema/jsonSchema";
import { ALL_BLOCKS, description, type Explainer } from "./words";

/** A longer list of allowed values is not printed. */
const LONG_LIST = 40;

export const empty: Explainer = ({ name, schema, pointer, isOptional }) => {
  const purpose = description(schema);
  const hint = purpose
    ? `What goes there: ${purpose}${isOptional(pointer) ? " Or delete the line." : ""}`
    : "Write a value, or delete the line.";
  return { rule: "schema/empty", message: `${name} is empty. ${hint}` };
};

export const wrongType: Explainer = ({ pointer, name, data, schema, params, source, money }) => {
  const wanted = [params.type as string | string[]].flat();
  const found = kindOf(data);
  // For a list or a group, mark the name.
  const at = typeof data === "object" ? "key" : "value";
  const mustBe = (words: string, suggestion?: string) => {
    return { rule: "schema/wrong-type", at, message: `${name} must be ${words}`, suggestion } as const;
  };
  if (wanted.includes("string") && typeof data !== "object") {
    const written = source(pointer) || String(data);
    const isPrice = schema.title === "Price" || PRICE_OF_BOOK.test(pointer);
    const price = isPrice ? priceOf(written, money) : undefined;
    if (price) return mustBe(`text with its ${money.symbol}, but this is only ${found}. Write: ${price}`, price);
    // 1994.0 and 0x7CA are the year 1994, which is a text too.
    const plain = String(data);
    if (schema.pattern && plain !== written && new RegExp(schema.pattern).test(plain))
      return mustBe(`written as pages show it. Write: ${plain}`, plain);
    // In quotes it would be valid as text, but visitors would not know the unit.
    if (
      schema.title === "Duration" ||
      DURATION_OF_BOOK.test(pointer) ||
      (schema.pattern && !new RegExp(schema.pattern).test(written))
    ) {
      return mustBe(`text, but this is only ${found}. What goes there: ${description(schema)}`);
    }
    const text = JSON.stringify(written);
    return mustBe(`text, but without quotes this is ${found}. Put quotes around it: ${text}`, text);
  }
  if (wanted.includes("array") && !Array.isArray(data)) {
    return mustBe(`a list, but this is ${found}. Start each entry on its own line with "- ".`);
  }
  if (wanted.includes("number") && typeof data === "string") {
    return mustBe("a number without quotes or other characters, such as 4.5, but this is text.");
  }
  const meant = /^(?:(y|yes|on|true)|n|no|off|false)$/i.exec(typeof data === "string" ? data : "");
  if (meant && wanted.includes("boolean")) {
    const right = meant[1] ? "true" : "false";
    return mustBe(`true or false, but this is text. Write: ${right}`, right);
  }
  const names = namesNear("", Object.keys(schema.properties ?? {}));
  let advice = "";
  if (wanted.includes("string"))
    advice = " If the text itself has a colon or starts with a dash, put quotes around it.";
  if (wanted.includes("object")) {
    advice = ` ${names ? `It can have: ${names}.` : 'Each of its lines has a name, a colon and a value, such as "type: hero".'}`;
  }
  return mustBe(`${wanted.map((type) => KINDS[type] ?? type).join(" or ")}, but this is ${found}.${advice}`);
};

/** The values of the price book, and those of them that have times. */
const PRICE_OF_BOOK = /^\/prices\/.*\/(?:price|upTo)(?:\/\d+\/value)?$/;
const DURATION_OF_BOOK = /^\/prices\/.*\/duration(?:\/\d+\/value)?$/;

/** An amount with the sign of the currency that it lacks. Returns undefined if the value is not an amount. */
function priceOf(written: string, form: MoneyForm): string | undefined {
  const [whole = "", part] = written.split(".");
  if (!/^\d[\d,]*(?:\.\d\d?)?$/.test(written)) return undefined;
  const number = part === undefined ? whole : `${whole}${form.decimal}${part.padEnd(2, "0")}`;
  return withSign(form.currency === us.currency ? written : number, form);
}

/** A day that is written in words, in figures. Returns undefined if no day is expected, or it is not certain which. */
function dayOf({ pattern = "" }: JsonSchema, written: string): string | undefined {
  if (!/\[0-9\]\{4\}.*-\[0-9\]\{2\}/.test(pattern)) return undefined;
  // Made here: most checks explain no date.
  const [date] = valuesIn({ country: us, language: languageIn("en-US") }).figures(written);
  if (date?.kind !== "date" || !written.trim().endsWith(date.piece)) return undefined;
  const before = written.slice(0, date.index).trim().replace(/,$/, "");
  const weekday = new Date(date.key).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
  const isOf = before === "" || (before.length >= 3 && weekday.toLowerCase().startsWith(before.toLowerCase()));
  return isOf && new RegExp(pattern).test(date.key) ? date.key : undefined;
}

const kindOf = (data: unknown): string =>
  typeof data === "number" && !Number.isFinite(data)
    ? "a number without a value"
    : ((Array.isArray(data) ? KINDS.array : KINDS[typeof data]) ?? typeof data);

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of lines with names",
};

/** A value that is not in the list of allowed ones; for a block's `type`, an unknown block. */
export const notAllowed: Explainer = ({ keyword, pointer, name, data, schema, params, source }) => {
  const allowed = (keyword === "const" ? [params.allowedValue] : (params.allowedValues as unknown[])).map(String);
  const isBlock = schema.markdownEnumDescriptions !== undefined;
  const written = typeof data === "object" ? kindOf(data) : `"${typeof data === "string" ? data : source(pointer)}"`;
  const suggestion = typeof data === "string" ? nearestName(data, allowed) : undefined;
  const what = isBlock ? `There is no block ${written}.` : `${name} cannot be ${written}.`;
  const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
  // The list of all types of business would hide the suggestion; the editor shows it.
  const list = allowed.length > LONG_LIST ? description(schema) : `It can be: ${namesNear(String(data), allowed)}.`;
  const rule = isBlock ? "schema/unknown-block" : "schema/not-allowed-value";
  return {
    rule,
    message: `${what}${hint} ${!isBlock ? list : suggestion ? ALL_BLOCKS : `${list} ${ALL_BLOCKS}`}`,
    suggestion,
  };
};

export const pattern: Explainer = ({ name, data, schema }) => {
  const purpose = description(schema);
  const suggestion = dayOf(schema, String(data));
  const meant = suggestion ? ` Did you mean ${suggestion}?` : "";
  const hint = purpose ? ` What goes there: ${purpose}` : "";
  return { rule: "schema/pattern", suggestion, message: `${name} cannot be "${data}".${meant}${hint}` };
};

export const length: Explainer = ({ keyword, name, data, params }) => {
  const tooLittle = keyword.startsWith("min");
  const limit = `${tooLittle ? "at least" : "at most"} ${params.limit}`;
  if (typeof data === "string") {
    const rule = tooLittle ? "schema/too-short" : "schema/too-long";
    return { rule, message: `${name} has ${data.length} characters; it must have ${limit}.` };
  }
  const count = Object.keys(data as object).length;
  const entries = `${count === 0 ? "no" : count} ${count === 1 ? "entry" : "entries"}`;
  const message = `${name} has ${entries}; it ${tooLittle ? "needs" : "can have"} ${limit}.`;
  return { rule: tooLittle ? "schema/too-few" : "schema/too-many", at: "key", message };
};

export const number: Explainer = ({ keyword, name, data, params }) => {
  const expected = `${keyword === "minimum" ? "at least" : "at most"} ${params.limit}`;
  return { rule: "schema/out-of-range", message: `${name} is ${data}; it must be ${expected}.` };
};

export const duplicateItem: Explainer = ({ pointer, name, data, params }) => {
  const [first = 0, later = 0] = [Number(params.i), Number(params.j)].sort((a, b) => a - b);
  const item = (data as unknown[])[later];
  const shown = typeof item === "object" ? "The same entry" : `"${item}"`;
  const message = `${shown} is in ${name} twice, as entry ${first + 1} and entry ${later + 1}. Delete one of them.`;
  return { rule: "schema/duplicate-item", pointer: `${pointer}/${later}`, message };
};
