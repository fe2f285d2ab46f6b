/**
 * What the blocks of a site may import, by `import { Band, Section, Words } from "three-strands/block"`: the parts that the
 * engine's own blocks are made of. The versions of the engine promise that these stay (https://semver.org).
 */

export * from "../renderer/contract/island";
export { type OriginsOf, originOf } from "../renderer/contract/origins";
/** The facts, the route and today's date; `behavior`, `IslandProps` and `Wake` for code in the browser. */
export { usePage } from "../renderer/contract/PageContext";
export { fillLabel, plainText } from "../renderer/contract/richText";
/** Data for search engines, and the other sites that a block loads from. */
export * from "../renderer/contract/structuredData";
/** The types of all blocks, those of the site included, of `Site`, and of the kinds of values. */
export type * from "../renderer/contract/types.generated";
/** The look: icons, and the tokens of the theme. */
export { Icon } from "./look/Icon";
export * from "./look/theme";
/** Buttons and links below a text, pictures in their sizes, prices with their terms. */
export { Actions, Button, ButtonLink, QuietLink } from "./shared/Actions";
export { Badge, Detail, Note, Price, Terms } from "./shared/Cards";
export { Day } from "./shared/Day";
export { FoldingTable } from "./shared/FoldingTable";
export { Label } from "./shared/Label";
export { OpenNow } from "./shared/OpenNow";
export { Picture } from "./shared/Picture";
/** What every block builds on: its ground, its heading, its width, and what shows a text or a link. */
export { Band, Inner, Section } from "./shared/Section";
export { CardLink, SmartLink, VisuallyHidden, Words } from "./shared/Words";
