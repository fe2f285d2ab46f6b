import type { LanguageForm } from "../base/values/values";

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const DAILY = [...WORKDAYS, ...WEEKEND];

/** How English writes values. */
export const english: LanguageForm = {
  tag: "en-US",
  to: ["to", "until", "till", "through"],
  and: ["and"],
  decimal: ".",
  separator: ":",
  after: String.raw`[ap]\.?m(?!\p{L})\.?`,
  pm: "p",
  named: { noon: 720, midnight: 1440 },
  weekdays: [
    ["Monday", "Mon"],
    ["Tuesday", "Tue", "Tues"],
    ["Wednesday", "Wed", "Weds"],
    ["Thursday", "Thu", "Thur", "Thurs"],
    ["Friday", "Fri"],
    ["Saturday", "Sat"],
    ["Sunday", "Sun"],
  ],
  ending: "s?",
  groups: {
    ...{ daily: DAILY, "every day": DAILY, "7 days a week": DAILY, "seven days a week": DAILY },
    ...{ weekdays: WORKDAYS, weekends: WEEKEND },
  },
  months: [
    ["January", "Jan"],
    ["February", "Feb"],
    ["March", "Mar"],
    ["April", "Apr"],
    ["May"],
    ["June", "Jun"],
    ["July", "Jul"],
    ["August", "Aug"],
    ["September", "Sep", "Sept"],
    ["October", "Oct"],
    ["November", "Nov"],
    ["December", "Dec"],
  ],
  ordinal: "st|nd|rd|th",
  figures: { order: "mdy", separator: "/." },
  units: {
    minute: ["minute", "minutes", "mins", "min"],
    hour: ["hour", "hours", "hrs", "hr", "h"],
    day: ["day", "days"],
    week: ["week", "weeks", "wk", "wks"],
    month: ["month", "months"],
  },
  calling: String.raw`\b(?:call|phone|dial|ring|text|tel|fax|mobile|cell|whatsapp|sms)\b`,
};
