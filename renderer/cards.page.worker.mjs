/**
 * Starts a worker that draws social cards in the site's look. It registers tsx itself: a worker thread does not inherit
 * its parent's loader.
 */
import { register } from "tsx/esm/api";

register();
const { look } = await import("../blocks/look/design.ts");
const { cardDrawer } = await import("./cards/drawCard.ts");
const { answerTasks } = await import("./base/threads/answerTasks.ts");
const drawCard = cardDrawer(look.card);
answerTasks(() => drawCard);
