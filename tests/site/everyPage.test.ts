import { testEveryPage } from "../browser/support/everyPage";
import { testPageWeight } from "../browser/support/pageWeight";
import { testLinks } from "../support/sites/testLinks";

await testEveryPage("real");
await testLinks("real");
await testPageWeight("real");
