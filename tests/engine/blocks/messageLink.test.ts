import { expect, test } from "vitest";
import { messageLink, nameInMessage } from "../../../blocks/shared/messageLink";

const TYPED: [string, string][] = [
  ["First name", "Zoë & Ana"],
  ["Last name", "O'Hara + 1"],
  ["Phone", "(540) 555-0100"],
  ["Email", "zoe@example.com"],
  ["Service interest", "50% length?"],
  ["Message", "Two lines,\nthe second #1 = “last”. 🙂"],
];

const BODY =
  "First name: Zoë & Ana\r\nLast name: O'Hara + 1\r\nPhone: (540) 555-0100\r\nEmail: zoe@example.com\r\n" +
  "Service interest: 50% length?\r\nMessage: Two lines,\r\nthe second #1 = “last”. 🙂";

/** The values as a mail or message program reads them: a `+` is a plus there, no space. */
function read(link: string) {
  const [start, query = ""] = link.split("?");
  const values = query.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { start, values: Object.fromEntries(values.filter(([name]) => name)) };
}

test("a mail has the subject, and each of the six words with its value on a line", () => {
  const link = messageLink("hello@salon.example", "A message & more", TYPED);
  expect(read(link)).toEqual({
    start: "mailto:hello@salon.example",
    values: { subject: "A message & more", body: BODY },
  });
  expect(link).toMatch(/^mailto:[^?]+\?[\w.~%=&*'()!-]+$/);
});

test("a text goes to the number, in the form that each phone reads", () => {
  const link = messageLink("+15405550142", "No text has a subject", TYPED);
  expect(read(link)).toEqual({ start: "sms:+15405550142", values: { body: BODY } });
  expect(link).toContain("?&body=");
});

test("empty fields are left out, and without any text there is no body", () => {
  expect(
    messageLink("a@b.example", "S", [
      ["Phone", " "],
      ["Message", "Hi"],
    ]),
  ).toBe("mailto:a@b.example?subject=S&body=Message%3A%20Hi");
  expect(messageLink("a@b.example", "S", [["Phone", ""]])).toBe("mailto:a@b.example?subject=S");
  expect(messageLink("+15405550142", "S")).toBe("sms:+15405550142");
});

test("half of a surrogate pair, which a field can contain, does no harm", () => {
  expect(messageLink("a@b.example", "S", [["Message", "\ud83d"]])).toBe(
    "mailto:a@b.example?subject=S&body=Message%3A%20%EF%BF%BD",
  );
});

test("the name of a field is ASCII, from which its words can be read", () => {
  const words = "Grüße & 50 % שלום";
  expect(nameInMessage(words)).toMatch(/^[!-~ ]+$/);
  expect(decodeURIComponent(nameInMessage(words))).toBe(words);
  expect(nameInMessage("First name")).toBe("First name");
});
