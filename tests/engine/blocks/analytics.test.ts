import { expect, test } from "vitest";
import { analyticsOrigins, analyticsScripts } from "../../../blocks/layout/analytics";

test("a site without analytics loads nothing and allows nothing", () => {
  expect(analyticsScripts(undefined)).toEqual([]);
  expect(analyticsScripts({ privacy: { label: "Privacy", to: "/privacy" } })).toEqual([]);
  expect(analyticsOrigins(undefined)).toEqual({ scriptSrc: [], connectSrc: [], imgSrc: [] });
});

test("each service gets the values of site.yaml, and its own hosts are allowed", () => {
  const google = { googleAnalytics: { id: "G-ABC123" } };
  expect(analyticsScripts(google)).toEqual([
    {
      name: "Google Analytics",
      src: "https://www.googletagmanager.com/gtag/js?id=G-ABC123",
      queue: {
        name: "dataLayer",
        calls: [
          ["js", "{now}"],
          ["config", "G-ABC123"],
        ],
        asArguments: true,
      },
      cookies: ["_ga"],
    },
  ]);
  expect(analyticsOrigins(google)).toMatchObject({
    scriptSrc: ["https://www.googletagmanager.com"],
    connectSrc: expect.arrayContaining(["https://*.google-analytics.com"]),
  });
  expect(analyticsScripts({ plausible: { domain: "example.com" } })).toEqual([
    { name: "Plausible", src: "https://plausible.io/js/script.js", attributes: { "data-domain": "example.com" } },
  ]);
  const own = { plausible: { domain: "example.com", host: "https://stats.example.com/" } };
  expect(analyticsScripts(own)[0]?.src).toBe("https://stats.example.com/js/script.js");
  expect(analyticsOrigins(own).connectSrc).toEqual(["https://stats.example.com"]);
});

test("no address can add anything else to the policy", () => {
  const other = {
    name: "Count",
    script: "https://count.example/c.js; script-src *",
    sendsTo: ["https://*.count.example; img-src *", "http://plain.example"],
  };
  expect(analyticsOrigins({ other })).toEqual({
    scriptSrc: ["https://count.example"],
    connectSrc: ["https://count.example", "https://*.count.example"],
    imgSrc: ["https://count.example", "https://*.count.example"],
  });
});
