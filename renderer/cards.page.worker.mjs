/**
 * Starts a worker that draws social cards in the site's look. In JavaScript, since a worker thread does not inherit
 * the loader that lets its parent run TypeScript.
 */
import { register } from "tsx/esm/api";

register();
const { look } = await import("../blocks/look/design.ts");
const { answerWithCards } = await import("./cards/cardWorker.ts");
answerWithCards(look.card);
