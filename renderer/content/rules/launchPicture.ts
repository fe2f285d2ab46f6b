import type { Rules } from "../rule";
import { setting } from "../site/settings";
import { filesOf } from "../siteContent";

export default {
  *"launch/picture"(content) {
    const endings = setting(content, "placeholderPictures");
    for (const { file, values } of filesOf(content)) {
      for (const { kind, pointer, value } of values) {
        if (kind !== "ImageSource" || !endings.some((ending) => value.endsWith(ending))) continue;
        const message = `${value} only stands in for a photograph. Put the photograph into pages-data/images and name it here.`;
        yield { file, pointer, message };
      }
    }
  },
} satisfies Rules;
