import type { ReactNode } from "react";
import type { Site } from "../../renderer/contract/types.generated";
import { SmartLink, Words } from "../shared/Words";

/** Where the business is, its phone and its hours: in the footer and at the foot of the drawer. */
export function Address({ business, hours, children }: AddressProps) {
  return (
    <address>
      <SmartLink to={business.directions}>{business.address}</SmartLink>
      <br />
      <SmartLink to={business.phoneLink}>{business.phone}</SmartLink>
      <br />
      <Words of={hours ?? business.hours} />
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
