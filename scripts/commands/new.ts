import { addressError, addressOf, pageAt } from "../../renderer/authoring/addresses";
import { clonePage } from "../../renderer/authoring/clonePage";
import { copiedTexts } from "../../renderer/authoring/copiedTexts";
import type { NewPageOptions } from "../../renderer/authoring/sourceTexts";
import { fileNamed, type TakenPicture, takePicture } from "../../renderer/authoring/takePicture";
import { imageError } from "../../renderer/authoring/textErrors";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import type { SiteContent } from "../../renderer/content/model/siteContent";
import { locate } from "../../renderer/content/places/locate";
import { askForPage } from "../authoring/askForPage";
import { carryOut, changeExitCodes, changeFlags, isInteractive, openFolder } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";
import { withPages } from "../cli/flags";

/** So many characters of a text are shown. */
const SHOWN = 72;

/** A flag for a text of the page; if it is not given, the person is asked, or the original's text stays. */
const text = (about: string) => ({ value: "TEXT", otherwise: "as in the original", about }) as const;

export const command = defineCommand({
  name: "npm run new",
  about:
    "Makes a new page out of an existing one. Asks for what must be different, writes the file as a draft, and lists the texts that it still shares with the original. In scripts --from and --route are required.",
  flags: {
    from: { value: "PAGE", otherwise: "asked", about: "the page to clone" },
    route: { value: "PATH", otherwise: "asked", about: "the address of the new page" },
    title: text("its title"),
    description: text("its description"),
    heading: text("its first heading"),
    breadcrumb: text("its short name in the breadcrumb"),
    image: text("its first picture, such as /images/cornrows.svg, or a file of this computer, which is copied"),
    alt: text("what that picture shows"),
    var: { value: "NAME=TEXT", many: true, about: "a value of vars; may be given several times" },
    ...changeFlags,
  },
  examples: [
    "npm run new",
    'npm run new -- --from /box-braids-fredericksburg --route /box-braids-stafford --var town=Stafford --title "Box Braids in Stafford, VA | Four Sizes" --description "Box braids for Stafford, from small to jumbo, by a licensed stylist half an hour away." --yes',
  ],
  exitCodes: changeExitCodes,
  async run({ flags }) {
    const { folder, check } = await openFolder(flags.pages);
    const { from, route, title, description, heading, breadcrumb, image, alt } = flags;
    const vars = Object.fromEntries(flags.var.map(nameAndValue));
    const texts = { title, description, heading, breadcrumb, image, alt, vars };
    const { source, options } = isInteractive(flags.yes)
      ? await askForPage(check.content, {
          from,
          route: route && addressOf(route, check.content.imagesRootName),
          ...texts,
        })
      : {
          source: pageAt(needed("--from", from), check.content),
          options: { ...texts, route: addressOf(needed("--route", route), check.content.imagesRootName) },
        };

    const picture = await pictureFor(check.content, options);
    const change = await orRemovePicture(picture, async () => {
      const change = clonePage(folder, check.content, source, { ...options, image: picture?.name ?? options.image });
      const after = await carryOut({ folder, check, changes: [change], question: "Write it?", flags });
      if (!after) picture?.takeBack();
      return { after, file: change.file };
    });
    const { after } = change;
    const page = after?.content.pages.find(({ file }) => file === change.file);
    if (!after || !page) return 0;
    const copied = copiedTexts(page, source, after.content.pages).map(({ pointer, value }) => {
      const words = value.replace(/\s+/g, " ");
      return `  line ${locate(page.text, pointer, "key").line}  ${words.length > SHOWN ? `${words.slice(0, SHOWN)} …` : words}`;
    });
    const say = [
      `\n${page.file} is a draft: ${withPages("npm run dev", flags.pages)} shows it at ${page.route}, and the built site does not have it.`,
      ...(copied.length > 0 ? [`Still the same text as on ${source.route}:`, ...copied] : []),
      `When these are rewritten and ${withPages("npm run check", flags.pages)} finds no error, remove the line draft: true and link to the page.`,
    ];
    console.log(say.join("\n"));
  },
});

/** The picture of a new page; a file from elsewhere is copied to the others. */
async function pictureFor(site: SiteContent, { image, route }: NewPageOptions): Promise<TakenPicture | undefined> {
  const file = image !== undefined && imageError(site, image) !== undefined && fileNamed(image);
  const error = file && addressError(route, site);
  if (error) throw new CouldNotRun(error);
  return file ? takePicture(site, file, route) : undefined;
}

/** Removes the picture again if no page is made. */
async function orRemovePicture<T>(picture: TakenPicture | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    picture?.takeBack();
    throw error;
  }
}

function needed(flag: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new CouldNotRun(`Without a terminal to ask in, ${flag} must be given. See npm run new -- --help.`);
}

/** `town=Stafford` as a name and its value. */
function nameAndValue(pair: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new CouldNotRun(`--var takes a name and its value, such as --var town=Stafford, not "${pair}".`);
}
