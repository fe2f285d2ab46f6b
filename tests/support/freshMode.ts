// Loaded first: React as in the built site, which takes a quarter of the time for a page, and satori in the mode of the
// tests, since its parser of styles fails in the mode in which it was not loaded.
import "../../renderer/preview/productionReact";
import "satori";

/**
 * Files of tests share a process, and a build sets it to production for good: pages then have other
 * policies. Each file starts as Vitest does, with what it imports.
 */
process.env.NODE_ENV = "test";
