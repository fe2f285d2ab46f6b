import { testHead } from "./support/testHead";

// The groomer's site is part of the one with every block.
await testHead("real");
await testHead("everyBlock");
