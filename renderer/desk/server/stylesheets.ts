/**
 * Links to stylesheets of the desk. They are not imported: that would load Vite's client, which would reload the desk
 * and put its overlay over it.
 */
export function stylesheets(names: string[]): string {
  return names.map((name) => `<link rel="stylesheet" href="/renderer/desk/client/styles/${name}.css">`).join("\n");
}
