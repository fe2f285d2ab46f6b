/**
 * Says what is wrong with a version of Node, or nothing.
 *
 * @param {string} version the running version, such as `20.19.0`
 * @param {string} engines what package.json asks for, in the one form that it uses: `>=20.19`
 * @returns {string | undefined} a sentence for the person at the keyboard
 */
export function nodeVersionProblem(version, engines) {
  const wanted = engines.replace(/^>=\s*/, "");
  if (atLeast(numbers(version), numbers(wanted))) return undefined;
  return `This site needs Node ${wanted} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org and run the command again.`;
}

/** @param {string} version */
const numbers = (version) => version.split(".").map((part) => Number.parseInt(part, 10));

/**
 * @param {number[]} have
 * @param {number[]} want
 */
function atLeast(have, want) {
  const differences = want.map((number, index) => (have[index] ?? 0) - number);
  return (differences.find((difference) => difference !== 0) ?? 0) >= 0;
}
