import type { VideoObject } from "schema-dts";
import { widestUrl } from "../../renderer/contract/pictureFiles";
import { plainText } from "../../renderer/contract/richText";
import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Video } from "../../renderer/contract/types.generated";
import { isFile, playerOf } from "./player";

/** https://schema.org/VideoObject, with what Google asks for; only with the day on which it was published. */
export default (({ id, heading, lead, caption, video, image, published }, { url, pageId, site }) => {
  if (!published) return [];
  const whole = (address: string) => new URL(address, site.business.url).href;
  const player = playerOf(video);
  const node: VideoObject = {
    "@type": "VideoObject",
    "@id": `${url}#${id}`,
    name: plainText(heading),
    description: plainText(lead ?? caption ?? heading),
    thumbnailUrl: whole(widestUrl(image.src)),
    uploadDate: published,
    isPartOf: { "@id": pageId },
    ...(player && { embedUrl: player.src.replace(/\bautoplay=1&/, "") }),
    ...(isFile(video) && { contentUrl: whole(video) }),
  };
  return [node];
}) satisfies StructuredData<Video>;
