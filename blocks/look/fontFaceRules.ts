import { fontFaces } from "./fonts.generated";

/**
 * The typefaces, for a `<style>` of their own. In the one that Emotion takes over in the browser they
 * would be read anew with it when the first island wakes, and a typeface that came too late for the first
 * paint would then move the lines after all.
 */
export const fontFaceRules = fontFaces
  .map((face) => Object.entries(face).map(([name, value]) => `${hyphened(name)}:${value}`))
  .map((descriptors) => `@font-face{${descriptors.join(";")}}`)
  .join("");

function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
