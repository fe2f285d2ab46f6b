/** The desk in the browser: a document of its own around the page. */
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk";
import { Framed } from "./framedPage";
import { connectLive } from "./liveConnection";

const place = document.querySelector("#desk") as HTMLElement;
const readOnly = "readOnly" in place.dataset;
const root = createRoot(place);
const framed = new Framed();
const live = connectLive(() => root.render(<Desk framed={framed} live={live} readOnly={readOnly} stopped />));
root.render(<Desk framed={framed} live={live} readOnly={readOnly} stopped={false} />);
