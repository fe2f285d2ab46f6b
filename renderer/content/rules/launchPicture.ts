import type { Rule } from "../rule";
import { setting } from "../site/settings";
import { filesOf } from "../siteContent";

export default {
  name: "launch/picture",
  severity: "error",
  inDrafts: "off",
  only: "launch",
  sentence: "Before the launch, no picture is one that only stands in for a photograph.",
  why: "Clients choose a business by its work, and a drawing is nobody's work.",
  fix: "Put the photograph into pages-data/images and name it here, with words of its own in alt; where drawings shall stay, take their ending out of settings.placeholderPictures.",
  good: {
    "site.yaml": "settings:\n  placeholderPictures: [.png]",
  },
  bad: {
    "site.yaml": "settings:\n  placeholderPictures: [.svg]",
  },
  *check(content) {
    const endings = setting(content, "placeholderPictures");
    for (const { file, values } of filesOf(content)) {
      for (const { kind, pointer, value } of values) {
        if (kind !== "ImageSource" || !endings.some((ending) => value.endsWith(ending))) continue;
        const message = `${value} only stands in for a photograph. Put the photograph into pages-data/images and name it here.`;
        yield { file, pointer, message };
      }
    }
  },
} satisfies Rule;
