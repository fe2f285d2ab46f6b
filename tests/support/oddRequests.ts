/** Requests that no browser sends for a page, to be sent as they are. */
export interface OddRequest {
  bytes: Buffer;
  /** Whether every server refuses it. The site has no origin to protect: it answers what other pages may ask. */
  always: boolean;
}

/** Addresses that lead nowhere, or out of the folder, or are none. */
const ADDRESSES = [
  ...[
    "//",
    "//:80",
    "//[",
    "//[::",
    "/\\",
    "/\\\\evil\\x",
    "///",
    "//evil/",
    "//@/",
    "/%",
    "/%E0%A4%A",
    "/%ff%fe",
    "/%00",
  ],
  ...["http://evil/", "http://[", "http://:80", "https://evil/about", "http:///", "http://a@b:c/", "ftp://evil/", "*"],
  ...[
    "/../",
    "/..",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/..;/..;/etc/passwd",
  ],
  ...["/..%5c..%5cetc%5cpasswd", "/%252e%252e/etc/passwd", "/./../x", "/a/./b/../..//c", "/about/..%00/", "/%0d%0aX:1"],
  ...[
    `/${"a".repeat(300)}`,
    `/${"a/".repeat(3000)}x`,
    `/${"%41".repeat(4000)}`,
    `/${"a".repeat(70_000)}`,
    "/\u00e9\u00ff",
    "/%F0%9F",
  ],
  ...[
    "/__proto__",
    "/constructor",
    "/toString",
    "/.env",
    "/.git/config",
    "/%2eenv",
    "/nothing?__proto__=1",
    "/x#y",
    "/#",
  ],
  ...[
    "/nothing?//[",
    "/nothing?%",
    "/nothing/////",
    "/@",
    "/@/",
    "/@fs",
    "/@fs/",
    "/@fs//",
    "/@id/",
    "/@id/%",
    "/@vite/nothing",
  ],
  ...["/_desk/edit", "/_desk/undo", "/_desk/clock", "/_desk/takeBack", "/_desk/%"],
  ...["/_desk/at//[", "/_desk/at/%00", "/_desk/../_desk/edit", "/_desk/nothing", "/_desk/__proto__", "/_blocks/x"],
];

const METHODS = [
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "BREW",
  "get",
  "G\u00cbT",
  "",
];

/** Of a request for the home page. */
const BROKEN_HEADERS = [
  ...["Content-Length: x", "Content-Length: -1", "Content-Length: 5\r\nContent-Length: 6", "Transfer-Encoding: odd"],
  ...["No colon", ": no name", "X: a\0b", "\u00e9: 1", `X: ${"a".repeat(70_000)}`, "Expect: tea"],
  ...["Transfer-Encoding: chunked\r\nContent-Length: 3", "Space : 1"],
];

const FOREIGN_HEADERS = [
  "Host: evil\r\nHost: localhost",
  ...["Host: evil.example", "Host: ", "Host: [", "Host: localhost.evil", "Host: localhost:80:80", "Host: a@localhost"],
  ...["Origin: null", "Origin: http://evil", "Origin: http://localhost:1", "Origin: //[", "Sec-Fetch-Site: cross-site"],
  ...["Sec-Fetch-Site: same-site", "Upgrade: websocket\r\nConnection: Upgrade", "Upgrade: h2c\r\nConnection: Upgrade"],
  "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: vite-hmr\r\nSec-WebSocket-Key: x",
  "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: vite-ping\r\nOrigin: http://evil",
];

const NO_HTTP = [
  "\0",
  "GET",
  "GET / HTTP/9.9",
  "HELLO",
  "\x16\x03\x01\x02\x00\x01",
  "GET / HTTP/1.1 HTTP/1.1",
  "PRI * HTTP/2.0\r\n\r\nSM",
];

/**
 * Some 300 requests: each kind as it is, and combinations that follow from the seed.
 *
 * @param host what a right request has as its `Host`
 */
export function oddRequests(seed: number, host: string): OddRequest[] {
  const next = random(seed);
  const one = <T>(of: T[]): T => of[Math.floor(next() * of.length)] as T;
  const accept = () => one(["Accept: text/html", "Accept: */*", "Range: bytes=9-1"]);
  const request = (line: string, ...headers: string[]) => {
    const own = headers.some((header) => header.startsWith("Host:")) ? [] : [`Host: ${host}`];
    const lines = [`${line} HTTP/1.1`, ...own, accept(), "Connection: close"];
    return Buffer.from(`${[...lines, ...headers].join("\r\n")}\r\n\r\n`, "latin1");
  };
  const ends = [
    "",
    "?raw",
    "?import&raw",
    "?url",
    "?import",
    "?t=1",
    "?",
    "?a=%00",
    "/",
    "%",
    "%00",
    ";",
    "/..",
    "?v=//[",
  ];
  const mixed = () => one(ADDRESSES) + one(ends);
  const addresses = [...ADDRESSES, ...Array.from({ length: 170 }, mixed)];
  return [
    ...addresses.map((address) => ({ bytes: request(`GET ${address}`), always: true })),
    ...METHODS.flatMap((method) => [
      { bytes: request(`${method} /`), always: true },
      { bytes: request(`${method} ${mixed()}`), always: true },
    ]),
    ...BROKEN_HEADERS.map((header) => ({ bytes: request(header), always: true })),
    ...FOREIGN_HEADERS.flatMap((header) => [
      { bytes: request(header), always: false },
      { bytes: request(`GET ${mixed()}`, header), always: false },
    ]),
    // As in HTTP/0.9, without a version and headers.
    { bytes: Buffer.from("GET /\r\n\r\n"), always: false },
    ...NO_HTTP.map((line) => ({ bytes: Buffer.from(`${line}\r\n\r\n`, "latin1"), always: true })),
  ];
}

/** Numbers from 0 to 1 that follow from the seed: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function random(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
