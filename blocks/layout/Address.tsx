import { Fragment, type ReactNode } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { BusinessPlace, Site } from "../../renderer/contract/types.generated";
import { SmartLink, Words } from "../shared/Words";

/**
 * Where the business is, its phone and its hours: in the footer and at the foot of the drawer. One without an address of its
 * own shows its places; nothing is rendered for one that has none of these.
 */
export function Address({ children }: { children?: ReactNode }) {
  const { site, place, hours } = usePage();
  const { business, places = [] } = site;
  const own = lines({ ...business, name: place?.name, hours: hours ?? business.hours });
  if (business.address || places.length === 0) {
    if (own.length === 0) return null;
    return (
      <address>
        {own}
        {children}
      </address>
    );
  }
  return (
    <address>
      {places.map(({ hours: _, ...each }) => (
        <p key={each.id}>{lines(each)}</p>
      ))}
    </address>
  );
}

/** What is shown of a place, or of a business that has only one. */
type Located = Pick<Site["business"], "directions" | "address" | "phoneLink" | "phone" | "email" | "hours"> &
  Partial<Pick<BusinessPlace, "name" | "page">>;

/** One line for each thing that is there. */
function lines({ name, page, directions, address, phoneLink, phone, email, hours }: Located): ReactNode[] {
  const all = {
    name: name && (page ? <SmartLink to={page}>{name}</SmartLink> : <strong>{name}</strong>),
    address: directions && <SmartLink to={directions}>{address}</SmartLink>,
    phone: phoneLink && <SmartLink to={phoneLink}>{phone}</SmartLink>,
    email: email && <SmartLink to={`mailto:${email}`}>{email}</SmartLink>,
    hours: hours && <Words of={hours} />,
  };
  return Object.entries(all)
    .filter(([, line]) => line)
    .map(([key, line], index) => (
      <Fragment key={key}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}
