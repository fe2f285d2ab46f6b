import { testPageWeight } from "./support/pageWeight";

await testPageWeight("groomer");
