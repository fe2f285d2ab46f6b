import styled from "@emotion/styled";
import { plainText } from "../../renderer/contract/richText";
import type { GalleryImage } from "../../renderer/contract/types.generated";
import { color, space } from "../look/theme";
import { SmartLink, VisuallyHidden, Words } from "../shared/Words";
import type { GalleryLabels } from "./labels";

/** The words below a picture, in the grid and in the viewer, with the link to the page of its style. */
export function Caption({ image, labels }: { image: GalleryImage; labels: GalleryLabels }) {
  const { category, caption, price, duration, to } = image;
  const terms = [price, duration].filter(Boolean).join(" · ");
  return (
    <figcaption>
      <Words as={Category} of={category} />
      <Words as="span" of={caption} />
      {to && (
        <StyleLink to={to}>
          {/* In a list of all links, each says which style it leads to (WCAG 2.2, 2.4.4). */}
          <VisuallyHidden>{`${caption ? plainText(caption) : category}: `}</VisuallyHidden>
          <Words of={terms || labels.stylePage} />
        </StyleLink>
      )}
      {!to && <Words as="span" of={terms} />}
    </figcaption>
  );
}

const Category = styled.strong({ color: color.accent, fontWeight: 600 });

/** Positioned, because the visually hidden text in it is absolute. */
const StyleLink = styled(SmartLink)({ position: "relative", paddingBlock: space.xs });
