/** The catalogue in the browser, of the data that the server wrote into the page. */
import { createRoot } from "react-dom/client";
import { Catalogue } from "./Catalogue";

const root = document.querySelector("#root");
const data = document.querySelector("#blocks")?.textContent ?? "[]";
if (root) createRoot(root).render(<Catalogue blocks={JSON.parse(data)} />);
