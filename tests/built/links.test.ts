import { testLinks } from "../support/sites/testLinks";

testLinks("everyBlock");
