/** The file of a command of package.json in `scripts/commands`: `test:watch` is in testWatch.ts. @param {string} name */
export const fileOf = (name) => `${name.replace(/:(\w)/, (_, letter) => letter.toUpperCase())}.ts`;
