import { testEveryPage } from "../browser/support/everyPage";
import { testPageWeight } from "../browser/support/pageWeight";
import { testLinks } from "../support/sites/testLinks";

await testEveryPage("real");
testLinks("real");
await testPageWeight("real");
