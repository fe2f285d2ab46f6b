/** The desk in the browser: a document of its own around the page. */
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk";
import { Framed } from "./framedPage";
import { connectLive } from "./liveConnection";

const root = createRoot(document.querySelector("#desk") as HTMLElement);
const framed = new Framed();
const live = connectLive(() => root.render(<Desk framed={framed} live={live} stopped />));
root.render(<Desk framed={framed} live={live} stopped={false} />);
