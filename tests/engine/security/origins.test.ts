import { expect, test } from "vitest";
import { originOf } from "../../../renderer/contract/origins";

test.each([
  ["https://widget.booking.example/v2/widget.js", "https://widget.booking.example"],
  ["https://Tiles.example:8443?x=1", "https://tiles.example:8443"],
  ["https://{s}.tiles.example/{z}/{x}/{y}.png", "https://*.tiles.example"],
  ["https://tile-{s}.maps.example/{z}/{x}/{y}.png", "https://*.maps.example"],
])("the origin of %s is %s", (address, origin) => {
  expect(originOf(address)).toEqual([origin]);
});

test("an address cannot add to the policy", () => {
  expect(originOf("https://tiles.example; script-src *")).toEqual(["https://tiles.example"]);
  expect(originOf("https://tiles.example 'unsafe-inline'")).toEqual(["https://tiles.example"]);
});

test.each(["/api/messages", "http://tiles.example/", "javascript:alert(1)"])("%s has no origin", (address) => {
  expect(originOf(address)).toEqual([]);
});
