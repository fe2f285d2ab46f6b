import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { caching, HASHED, siteHeaders } from "../security/siteHeaders";
import type { PagePolicy } from "./pagePolicies";

/** Beside the output folder, so that it is not served: `dist/client.nginx.conf`. */
export function nginxFile(outDir: string): string {
  return path.join(path.dirname(outDir), `${path.basename(outDir)}.nginx.conf`);
}

/**
 * The site for nginx, to be laid into `/etc/nginx/conf.d/`: the same addresses, headers and
 * compressed files as `npm start` has.
 *
 * @param siteUrl such as `https://threestrands.example`
 */
export function nginxConfig(policies: PagePolicy[], siteUrl: string): string {
  const host = new URL(siteUrl).hostname;
  const headers = Object.entries(siteHeaders).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  const pages = policies.map(({ file, policy }) => `  "~^/${escapeRegExp(file)}$" "${policy}";\n`);
  return `# Made by npm run build. Lay it into /etc/nginx/conf.d/, correct root, and add your certificate.
# The build makes it anew whenever a policy changes: reload nginx after a build.

# What may run in each page. nginx sends no header whose value is empty.
map $uri $page_policy {
  default "";
${pages.join("")}}

map $uri $caching {
  default "${caching("/")}";
  "~^${HASHED}" "${caching(HASHED)}";
}

server {
  listen 80;
  # listen 443 ssl;
  server_name ${host};
  root /var/www/${host};
  charset utf-8;
  absolute_redirect off;

  # Sends the .gz beside a file. With the brotli module, add: brotli_static on;
  gzip_static on;
  gzip_vary on;

  # One address for each page, without a slash at its end.
  location = / {
    try_files /index.html =404;
  }
  location ~ ^(?<page>(?:/[^/\\s]+)+)/(?:index\\.html)?$ {
    return 308 $page$is_args$args;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  location ~ ^/(_headers|_redirects)$ {
    return 404;
  }
  error_page 404 /404.html;

${headers.join("")}  add_header content-security-policy $page_policy always;
  add_header cache-control $caching always;
}
`;
}

/** Writes it, if it says anything new. */
export function writeNginxFile(outDir: string, text: string): void {
  const file = nginxFile(outDir);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const making = `${file}.new`;
  writeFileSync(making, text);
  renameSync(making, file);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&");
}
