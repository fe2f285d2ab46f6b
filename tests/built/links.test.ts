import { testLinks } from "../support/sites/testLinks";

await testLinks("everyBlock");
