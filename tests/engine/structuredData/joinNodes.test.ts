import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { joinNodes } from "../../../renderer/page/document/structuredData";

test("nodes of one @id become one, in the place of the first", () => {
  const nodes: Thing[] = [
    { "@type": "HairSalon", "@id": "#salon", name: "Strands" },
    { "@type": "WebSite", "@id": "#site" },
    { "@type": "HairSalon", "@id": "#salon", telephone: "+1" },
  ];
  expect(joinNodes(nodes)).toEqual([
    { "@type": "HairSalon", "@id": "#salon", name: "Strands", telephone: "+1" },
    { "@type": "WebSite", "@id": "#site" },
  ]);
});

test("a property that several give keeps every value once", () => {
  const area = (...names: string[]): Thing => ({
    "@type": "HairSalon",
    "@id": "#salon",
    name: "Strands",
    areaServed: names.map((name) => ({ "@type": "Place", name })),
  });
  const catalog = (id: string): Thing => ({ "@type": "HairSalon", "@id": "#salon", hasOfferCatalog: { "@id": id } });
  expect(joinNodes([area("Stafford", "Quantico"), area("Stafford", "Culpeper"), catalog("#a"), catalog("#b")])).toEqual(
    [
      {
        "@type": "HairSalon",
        "@id": "#salon",
        name: "Strands",
        areaServed: ["Stafford", "Quantico", "Culpeper"].map((name) => ({ "@type": "Place", name })),
        hasOfferCatalog: [{ "@id": "#a" }, { "@id": "#b" }],
      },
    ],
  );
});

test("a list of one stays a list", () => {
  const offers: Thing = { "@type": "Service", "@id": "#s", offers: [{ "@type": "Offer", name: "Small" }] };
  expect(joinNodes([offers, { ...offers }])).toEqual([offers]);
});

test("nodes without an @id stay separate, and the input is not changed", () => {
  const first = { "@type": "Service", "@id": "#s", name: "Braids" } as const;
  const nodes: Thing[] = [first, { "@type": "Place", name: "Stafford" }, { "@type": "Place", name: "Stafford" }];
  expect(joinNodes([...nodes, { "@type": "Service", "@id": "#s", url: "/braids" }])).toHaveLength(3);
  expect(first).toEqual({ "@type": "Service", "@id": "#s", name: "Braids" });
});
