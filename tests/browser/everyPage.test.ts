import { editedRoutes } from "../support/sites/editedSite";
import { JAFFA_EVERY_WAY } from "../support/sites/siteNames";
import { testEveryPage } from "./support/everyPage";

// This salon's own pages are tested in the same way by `npm run test:site`: a longer heading must not fail these tests.
await testEveryPage("everyBlock");
// Its other pages are those of the site with every block; its menu is another.
await testEveryPage("groomer", ["/"]);
await testEveryPage("edited", editedRoutes);
// A site in two languages, one of which runs from right to left.
await testEveryPage("fixture-jaffa", JAFFA_EVERY_WAY);
