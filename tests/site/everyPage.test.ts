import { testEveryPage } from "../browser/support/everyPage";
import { testPageWeight } from "../browser/support/pageWeight";

await testEveryPage("real");
await testPageWeight("real");
