import { watchIslands } from "./islands/loader";
import { reportNotFound } from "./layout/reportNotFound";

reportNotFound();
watchIslands();
