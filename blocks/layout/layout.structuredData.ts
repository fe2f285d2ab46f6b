import { type LayoutStructuredData, ofBusiness } from "../../renderer/contract/structuredData";

/** The main button of every page books an appointment: https://schema.org/ReserveAction */
export default ((page) => {
  const { booking, navigation } = page.site;
  if (!booking || navigation.book?.to !== booking.url) return [];
  const target = { "@type": "EntryPoint", urlTemplate: booking.url } as const;
  return [ofBusiness(page, { potentialAction: { "@type": "ReserveAction", target } })];
}) satisfies LayoutStructuredData;
