import { beforeAll } from "vitest";

/**
 * Files of tests share a process, and a build sets it to production for good: React then has no `act`, and pages have
 * other policies. Each file starts as Vitest does.
 */
beforeAll(() => {
  process.env.NODE_ENV = "test";
});
