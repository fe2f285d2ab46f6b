/** Draws social cards in the site's look: the program of a worker thread. */
import { look } from "../blocks/look/design";
import { answerTasks } from "./base/threads/answerTasks";
import { cardDrawer } from "./cards/drawCard";

const drawCard = cardDrawer(look.card);
answerTasks(() => drawCard);
