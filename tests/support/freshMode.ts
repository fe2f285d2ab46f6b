// Loaded first, in the mode of the tests: where a build has set production, their parts would not fit those loaded before,
// and satori's parser of styles fails in the mode in which it was not loaded.
import "react-dom/server";
import "satori";

/**
 * Files of tests share a process, and a build sets it to production for good: React then has no `act`, and pages have
 * other policies. Each file starts as Vitest does, with what it imports.
 */
process.env.NODE_ENV = "test";
