import { Fragment, type ReactNode } from "react";
import type { Site } from "../../renderer/contract/types.generated";
import { SmartLink, Words } from "../shared/Words";

/**
 * Where the business is, its phone and its hours: in the footer and at the foot of the drawer. Renders nothing for one that
 * has none of these.
 */
export function Address({ business, hours = business.hours, children }: AddressProps) {
  const { directions, address, phoneLink, phone } = business;
  const lines = [
    directions && <SmartLink to={directions}>{address}</SmartLink>,
    phoneLink && <SmartLink to={phoneLink}>{phone}</SmartLink>,
    hours && <Words of={hours} />,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <address>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page never change
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
      {children}
    </address>
  );
}

interface AddressProps {
  business: Site["business"];
  /** The page's own hours, if it has any. */
  hours?: string;
  children?: ReactNode;
}
