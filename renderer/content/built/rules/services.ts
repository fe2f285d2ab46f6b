import { englishName } from "../../../languages/languageIn";
import type { Rules } from "../../check/rule";
import { contentIn } from "../../model/languages";
import { filesOf } from "../../model/siteContent";
import { isWords } from "../../pages/walkTyped";
import type { BuiltPage } from "../builtSite";

/** What the policy of a page says of services: those of forms, of scripts, of calendars in frames, and of pictures. */
const DIRECTIVE = /(?:form-action|script-src|frame-src|connect-src|img-src) ([^;]+)/g;

/** The services of a site that one of its languages was asked about already: one finding for each. */
const reported = new WeakMap<object, Set<string>>();

/** Names that belong to nobody (RFC 2606): of a service that is still to be chosen. */
const RESERVED = /\.(?:example|test|invalid|localhost)$/;

export default {
  /** Art. 13(1)(e) GDPR: who receives the data. Art. 19 DSG, art. 9 LGPD and others ask for the same. */
  *"built/service-not-named"({ content, page, document }) {
    const policy = document.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute("content") ?? "";
    const hosts = [...policy.matchAll(DIRECTIVE)].flatMap(
      ([, sources = ""]) => sources.match(/(?<=https:\/\/)\S+/g) ?? [],
    );
    if (hosts.length === 0) return;
    const before = reported.get(content) ?? new Set();
    reported.set(content, before);
    const texts = filesOf(contentIn(content, page.language)).flatMap(({ values }) => values);
    const words = plain(texts.flatMap(({ kind, value }) => (isWords(kind) ? value : [])).join(" "));
    for (const host of new Set(hosts)) {
      if (RESERVED.test(host)) continue;
      const name = nameOf(host);
      const key = `${page.language} ${name}`;
      if (before.has(key) || words.includes(plain(name))) continue;
      before.add(key);
      const where = page.language ? ` in ${englishName("language", page.language)}` : "";
      const message = `This page sends data of visitors to ${host}, and no page${where} names ${name}. Say on the page about privacy who gets what, and why.`;
      yield { file: page.file, pointer: "", message };
    }
  },
} satisfies Rules<BuiltPage>;

/** `vimeo` of `player.vimeo.com`, `google` of `maps.google.co.il`, `youtube` of `www.youtube-nocookie.com`. */
const nameOf = (host: string): string => {
  const parts = host.split(".").slice(0, -1);
  const [last = host, before] = parts.reverse();
  return (before && /^(?:com?|org|net|ac|gov)$/.test(last) ? before : last).replace("-nocookie", "");
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
