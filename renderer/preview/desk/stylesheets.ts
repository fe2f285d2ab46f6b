/**
 * Links to stylesheets of the desk. They are linked: one that a module imports brings Vite's client with it, which
 * would reload the desk and put its overlay over it.
 */
export function stylesheets(names: string[]): string {
  return names.map((name) => `<link rel="stylesheet" href="/renderer/preview/desk/styles/${name}.css">`).join("\n");
}
