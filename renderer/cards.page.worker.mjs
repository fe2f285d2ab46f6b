/**
 * Starts a worker that draws social cards in the site's look: a worker thread does not inherit the loader that lets its
 * parent run TypeScript.
 */
import { register } from "tsx/esm/api";

register();
const { look } = await import("../blocks/look/design.ts");
const { cardDrawer } = await import("./cards/drawCard.ts");
const { answerTasks } = await import("./workers.ts");
answerTasks(cardDrawer(look.card));
