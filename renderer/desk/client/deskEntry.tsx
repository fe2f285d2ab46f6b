/** The desk in the browser: a document of its own around the page. */
import { createRoot } from "react-dom/client";
import { connectLive } from "./common/liveConnection";
import { Desk } from "./Desk";
import { Edits } from "./edits/edits";
import { Framed } from "./page/framedPage";

const place = document.querySelector("#desk") as HTMLElement;
const root = createRoot(place);
// One of each, whatever page is open: undo works across pages, and words wait for their page.
const [edits, framed] = [new Edits(), new Framed()];
const readOnly = "readOnly" in place.dataset;
const live = connectLive(() => root.render(<Desk {...{ edits, framed, live, readOnly }} stopped />));
root.render(<Desk {...{ edits, framed, live, readOnly }} stopped={false} />);
