import { factInWords, inWords, withFacts } from "../../protocol/inWords";

/** A file with its place, such as `pages-data/about.yaml:12:5`. */
const FILE = /(?<![\w./-])[\w./-]+\.(?:yaml|csv)(?::\d+)*(?:, lines? \d+(?:(?:, | and )\d+)*)?/g;
const LINE = /,? (?:on|in|at) line \d+/g;
/** A name of the schema, such as `priceTable`. */
const NAME = /\b[a-z]{2,}(?:[A-Z][a-z]+)+\b/g;

/** A fact by its name, such as `facts.fullGroom.large`. */
const FACT = /"?\b(?:booking|business|contactForm|duration|facts|price|priceRange|prices|rating|upTo)(?:\.\w+)+"?/g;
/** A fact in brackets, as `withFacts` writes it. */
const BRACKETS = /\[([a-z][^\][]*)\](?!\()/g;
/** A property in quotes, which a form has by its name. */
const QUOTED = /(?<=^|needs |need the line )"([a-z]\w*)"(?= (?:is|cannot|has|must)\b|[.,])/g;
/** The name of a fact behind its value, as in `medium is $165: [price, box braids, medium].` */
const VALUED = /: \[[^\]]+\](?=\. )/g;
/** A sentence about a command or the keys of an editor, and an alternative that is one: the desk has buttons. */
const COMMANDS = [
  /(?<=^|[.!?] )In the editor,[^.!?]*[.!?]?/g,
  /(?<=^|[.!?] )(?:Or|Run|If)\b[^.!?]*npm run [^.!?]*[.!?]?/g,
  /,? or\b[^.!?]*npm run [^.!?]*/g,
  /(?<=^|[.!?] )npm run [^.!?]*[.!?]?/g,
];

/** The message of a check, which names files, lines and facts as their authors write them, for everybody else. */
export const plainWords = (message: string): string =>
  COMMANDS.reduce((words, command) => words.replace(command, ""), withFacts(message).replace(VALUED, ""))
    .replace(FILE, (file) => addressOf(file))
    .replace(LINE, "")
    .replace(/Delete the line draft: true in (\S+), or/, "Make $1 public, or")
    .replace(/\bDelete this line\b/g, "Remove it")
    .replace(/(?<=need )the line (?=")/, "")
    .replace(/\[([^\][]+)\] is not known/g, "There is no fact “$1”")
    .replace(BRACKETS, "the fact “$1”")
    .replace(QUOTED, (_, name: string) => inWords(name))
    .replace(FACT, (name) => factInWords(name.replaceAll('"', "")))
    .replace(NAME, (name) => inWords(name).toLowerCase())
    .replace("the line draft: true keeps it off the built site", "it can stay a draft")
    .replaceAll("`", "")
    .trim();

/** The folder of pages as messages name it, with a slash at its end. */
let folder = "";

/** Notes the folder of pages, from the printed path of a page and its name there. */
export function noteFolder(printed: string, name: string): void {
  folder = printed.slice(0, -name.length);
}

/** The name of a file in the folder of pages, from its printed path. Before the folder is known it is the usual one. */
export function nameInFolder(file: string): string {
  if (folder && file.startsWith(folder)) return file.slice(folder.length);
  const usual = /^(?:.*\/)?pages-data\//.exec(file)?.[0];
  return file.slice(usual?.length ?? file.lastIndexOf("/") + 1);
}

/** What people call a file: the address of its page. */
function addressOf(file: string): string {
  const [table = ""] = file.split(".csv");
  if (table !== file) return `the table ${table.slice(table.lastIndexOf("/") + 1)}.csv`;
  const whole = nameInFolder(file.slice(0, file.indexOf(".yaml")));
  if (whole.endsWith(".template")) return "the template of its pages";
  if (whole.endsWith("/_collection")) return `the settings of /${whole.replace(/\/_collection$/, "")}`;
  const [name, language] = whole.split(".");
  const of = language === undefined ? "" : ` (${language})`;
  if (name === "site") return `the site${of}`;
  if (name === "index") return `the home page${of}`;
  return language === undefined ? `/${name}` : `/${language}/${name}`;
}
