import path from "node:path";
import { escapeRegExp } from "../base/slug";
import type { Site } from "../contract/types.generated";
import { caching, HASHED, ICON, siteHeaders } from "../page/policy/siteHeaders";
import { MANIFEST, MANIFEST_TYPE } from "../pictures/icons";
import type { PagePolicy } from "./hostFiles";

/** Beside the output folder, so that it is not served: `dist/client.nginx.conf`. */
export function nginxFile(outDir: string): string {
  return path.join(path.dirname(outDir), `${path.basename(outDir)}.nginx.conf`);
}

/**
 * The site's configuration for nginx, which serves like `npm start`.
 *
 * @param moved old addresses with their routes
 * @param languages those with a not-found page of their own, such as `es`
 */
export function nginxConfig(
  policies: PagePolicy[],
  { base, business }: Pick<Site, "base" | "business">,
  moved: [old: string, route: string][],
  languages: string[] = [],
): string {
  const host = new URL(business.url).hostname;
  // Variables are global in nginx: the host's name keeps those of several sites apart.
  const variable = (name: string) => `$${name}_${host.replace(/[^a-z0-9]/g, "_")}`;
  const [policyOf, cachingOf] = [variable("policy"), variable("caching")];
  const headers = Object.entries(siteHeaders).map(([name, value]) => `  add_header ${name} "${value}" always;\n`);
  const pages = policies.map(({ file, policy }) => `  "~^${escapeRegExp(`${base}/${file}`)}$" "${policy}";\n`);
  const missing = notFoundPages(base, languages, variable("missing"));
  const old = moved.map(
    ([from, to]) => `  location = ${quoteName(base + from)} {\n    return 301 ${base}${to}$is_args$args;\n  }\n`,
  );
  const folder = base ? `  # The built site is in ${base} of it.\n` : "";
  return `# Made by npm run build. Put it into /etc/nginx/conf.d/, correct root, and add your certificate.
# The build writes it again whenever a policy changes: reload nginx after a build.

# What may run in each page. nginx sends no header whose value is empty.
map $uri ${policyOf} {
  default "";
${pages.join("")}}

map $uri ${cachingOf} {
  default "${caching("/")}";
  "~^${escapeRegExp(base)}${HASHED}" "${caching(HASHED)}";
  "${base}${ICON}" "${caching(ICON)}";
}

${missing.map}server {
  listen 80;
  # listen 443 ssl;
  server_name ${host};
${folder}  root /var/www/${host};
  charset utf-8;
  absolute_redirect off;

  # Sends the .gz beside a file. Where nginx has its brotli module (Debian: libnginx-mod-http-brotli-static),
  # the .br, too; without the module nginx does not start with this line.
  gzip_static on;
  gzip_vary on;
  # brotli_static on;

  # What is meant for other hosts, the forms of other files, the page of an error, and hidden files.
  location ~ ^${escapeRegExp(base)}/_(headers|redirects)$|\\.(br|gz)$|^${escapeRegExp(base)}(/[a-z0-9-]+)?/404/|/\\.(?!well-known/) {
    return 404;
  }
${oneAddress(base)}${base ? outside(base) : ""}  location = ${base}${MANIFEST} {
    default_type ${MANIFEST_TYPE};
  }

${missing.locations}${old.length > 0 ? `\n  # Old addresses.\n${old.join("")}` : ""}
${headers.join("")}  add_header content-security-policy ${policyOf} always;
  add_header cache-control ${cachingOf} always;
}
`;
}

/** A path as nginx reads it: with quotes where a character would end it. */
const quoteName = (name: string) => (/[\s"'{};$]/.test(name) ? `"${name.replace(/"/g, '\\"')}"` : name);

/** The not-found page, and those of other languages for the addresses below theirs. */
function notFoundPages(base: string, languages: string[], variable: string): { map: string; locations: string } {
  const main = `${base}/404.html`;
  const own = languages.map((code) => ({ below: `${base}/${code}/`, page: `${base}/${code}/404.html` }));
  const lines = own.map(({ below, page }) => `  "~^${escapeRegExp(below)}" "${page}";\n`).join("");
  const locations = [main, ...own.map(({ page }) => page)];
  return {
    map: own.length > 0 ? `map $uri ${variable} {\n  default "${main}";\n${lines}}\n\n` : "",
    locations: `  error_page 404 ${own.length > 0 ? variable : main};
${locations.map((file) => `  location = ${file} {\n    internal;\n  }\n  location = ${file.replace(".html", "")} {\n    return 404;\n  }\n`).join("")}`,
  };
}

/** The pages of the site. */
function oneAddress(base: string): string {
  return `  # One address for each page, without a slash at its end. Only for a page that is there: a redirect
  # to any requested path, such as /\\example.com/, would lead to another site.
  location = ${base}/ {
    try_files ${base}/index.html =404;
  }
  location ~ ^${escapeRegExp(base)}/index(?:\\.html)?$ {
    return 308 ${base}/$is_args$args;
  }
  location ~ ^(?<page>${escapeRegExp(base)}(?:/[^/\\s]+)+?)(?:/|/index(?:\\.html)?|\\.html)$ {
    if (-f $document_root$page.html) {
      return 308 $page$is_args$args;
    }
    return 404;
  }
  location ${base}/ {
    try_files $uri $uri.html =404;
  }
`;
}

/** The rest of the host, where a site is in a folder. */
function outside(base: string): string {
  return `  location = ${base} {
    return 308 ${base}/$is_args$args;
  }
  location / {
    return 404;
  }
`;
}
