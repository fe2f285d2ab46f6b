/**
 * Astro, Eleventy and Vike on the same pages, as yardsticks: a layout, and one component that writes the HTML of each
 * block, which this engine has made. They need not read YAML, check anything or render a block, so that they have less
 * to do for each page. Each is installed into a folder of its own.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { filesIn } from "../../renderer/base/files/files.mjs";
import { compressAll } from "./compressAll";
import { generateSite, retitle } from "./generateSite";
import { head, inFolder, type Measured, measure, medianOf, row, runUnderTime } from "./measure";

interface Peer {
  name: string;
  /** With their versions. */
  packages: string[];
  /** Its own files, by path. */
  files: Record<string, string>;
  /** Where the pages' data is. */
  data: string;
  command: string[];
  output: string;
}

const READ_PAGES = `import { readdirSync, readFileSync } from "node:fs";
const read = (name) => JSON.parse(readFileSync("pages-json/" + name, "utf8"));
const names = () => readdirSync("pages-json");`;

const PEERS: Peer[] = [
  {
    name: "Astro 5.18.2",
    packages: ["astro@5.18.2"],
    data: "src/pages-json",
    command: ["node_modules/.bin/astro", "build"],
    output: "dist",
    files: {
      "astro.config.mjs": 'export default { telemetry: false, compressHTML: false, build: { format: "directory" } };',
      "src/content.config.ts": `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
export const collections = { pages: defineCollection({ loader: glob({ pattern: "*.json", base: "src/pages-json" }) }) };`,
      "src/components/Block.astro": "---\nconst { html } = Astro.props;\n---\n<Fragment set:html={html} />",
      "src/layouts/Layout.astro": `---
const { head, title } = Astro.props;
---
<!doctype html><html lang="en"><head><title>{title}</title><Fragment set:html={head} /></head><body><slot /></body></html>`,
      "src/pages/[...slug].astro": `---
import { getCollection } from "astro:content";
import Block from "../components/Block.astro";
import Layout from "../layouts/Layout.astro";
export async function getStaticPaths() {
  return (await getCollection("pages")).map(({ data }) => ({ params: { slug: data.slug || undefined }, props: data }));
}
const { head, title, blocks } = Astro.props;
---
<Layout head={head} title={title}>{blocks.map((html) => <Block html={html} />)}</Layout>`,
    },
  },
  {
    name: "Eleventy 3.1.8",
    packages: ["@11ty/eleventy@3.1.8"],
    data: "pages-json",
    command: ["node_modules/.bin/eleventy", "--quiet"],
    output: "_site",
    files: {
      ".eleventyignore": "pages-json\n",
      "_data/pages.js": `${READ_PAGES}\nexport default () => names().map(read);`,
      "_includes/block.njk": "{{ html | safe }}",
      "_includes/layout.njk":
        '<!doctype html><html lang="en"><head><title>{{ page_.title }}</title>{{ page_.head | safe }}</head><body>{{ content | safe }}</body></html>',
      "page.njk":
        '---\npagination: { data: pages, size: 1, alias: page_ }\nlayout: layout.njk\npermalink: "/{{ page_.slug }}/index.html"\n---\n{% for html in page_.blocks %}{% include "block.njk" %}{% endfor %}',
    },
  },
  {
    name: "Vike 0.4.266",
    packages: [
      "vike@0.4.266",
      "vike-react@0.6.30",
      "vite@7.3.1",
      "@vitejs/plugin-react@5.2.0",
      "react@19",
      "react-dom@19",
    ],
    data: "pages-json",
    command: ["node_modules/.bin/vike", "build"],
    output: "dist/client",
    files: {
      "vite.config.js":
        'import react from "@vitejs/plugin-react";\nimport vike from "vike/plugin";\nexport default { plugins: [react(), vike()] };',
      "pages/+config.js":
        'import vikeReact from "vike-react/config";\nexport default { extends: [vikeReact], prerender: true, clientRouting: false };',
      "pages/page/+route.js": "export default ({ urlPathname }) => ({ routeParams: { slug: urlPathname.slice(1) } });",
      "pages/page/+onBeforePrerenderStart.server.js": `${READ_PAGES}\nexport default () => names().map((name) => "/" + read(name).slug);`,
      "pages/page/+data.server.js": `${READ_PAGES}\nexport default ({ routeParams: { slug } }) => read((slug || "index").replaceAll("/", "+") + ".json");`,
      "pages/page/+Head.jsx": `import { useData } from "vike-react/useData";
export default function Head() { return <meta name="description" content={useData().title} />; }`,
      "pages/page/+title.js": "export default ({ data }) => data.title;",
      "pages/page/+Page.jsx": `import { useData } from "vike-react/useData";
const Block = ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />;
export default function Page() { return useData().blocks.map((html, index) => <Block key={index} html={html} />); }`,
    },
  },
];

const HEAD = head([
  ...["site", "pages", "kB of HTML", "cold", "processor", "peak memory"],
  ...["one page changed", "processor", "peak memory", "cold, processor per page", "per kB"],
]);

/**
 * Prints a row for this engine and for each peer: a build into an empty folder, and one after one page has changed, with
 * what peers make compressed as a build does; each is the median of some runs.
 *
 * @throws CouldNotRun if a peer cannot be installed, or a build fails
 */
export async function measurePeers(sizes: number[], runs: number): Promise<void> {
  await inFolder(async (folder) => {
    console.log(HEAD);
    for (const size of sizes) {
      const pages = path.join(folder, `pages-${size}`);
      const out = `${pages}-out`;
      const build = () =>
        measure(["scripts/run.mjs", "build", "--no-cards", "--no-pictures", "--pages", pages, "--out", out], folder);
      const own = await measured(runs, out, {
        // Its copies have new words each time, which no cache knows.
        restart: () => [out, pages].map((made) => rmSync(made, { recursive: true, force: true })),
        cold: () => {
          generateSite(pages, size);
          return build();
        },
        changed: () => {
          retitle(pages);
          return build();
        },
      });
      console.log(printed("this engine", own));
      for (const peer of PEERS) console.log(printed(peer.name, await measuredPeer(peer, out, `${pages}-`, runs)));
    }
  });
}

async function measuredPeer(peer: Peer, built: string, folder: string, runs: number): Promise<Medians> {
  const site = `${folder}${peer.name.replaceAll(" ", "-")}`;
  install(peer, site);
  const data = path.join(site, peer.data);
  mkdirSync(data, { recursive: true });
  for (const file of filesIn(built).filter((name) => name.endsWith("index.html"))) {
    const slug = path.relative(built, path.dirname(file));
    writeFileSync(path.join(data, `${(slug || "index").replaceAll("/", "+")}.json`), pageData(file, slug));
  }
  const about = path.join(data, "about.json");
  return measured(runs, path.join(site, peer.output), {
    restart: () => {
      for (const made of [peer.output, ".astro", "node_modules/.astro", "node_modules/.vite"])
        rmSync(path.join(site, made), { recursive: true, force: true });
    },
    cold: () => build(peer, site),
    changed: (run) => {
      writeFileSync(about, readFileSync(about, "utf8").replace(/"title":"[^"]*"/, `"title":"Title ${run}"`));
      return build(peer, site);
    },
  });
}

interface Medians {
  cold: Measured;
  changed: Measured;
  pages: number;
  kilobytes: number;
}

async function measured(
  runs: number,
  output: string,
  {
    restart,
    cold,
    changed,
  }: {
    restart: () => void;
    cold: () => Measured | Promise<Measured>;
    changed: (run: number) => Measured | Promise<Measured>;
  },
): Promise<Medians> {
  const all: { cold: Measured; changed: Measured }[] = [];
  for (let run = 0; run < runs; run++) {
    restart();
    all.push({ cold: await cold(), changed: await changed(run) });
  }
  const median = (of: "cold" | "changed"): Measured => {
    const figure = (name: keyof Measured) => medianOf(all.map((one) => one[of][name]));
    return { seconds: figure("seconds"), processor: figure("processor"), megabytes: figure("megabytes") };
  };
  const html = filesIn(output).filter((file) => file.endsWith(".html"));
  const kilobytes = html.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
  return { cold: median("cold"), changed: median("changed"), pages: html.length, kilobytes };
}

function printed(name: string, { cold, changed, pages, kilobytes }: Medians): string {
  const figures = ({ seconds, processor, megabytes }: Measured) => [
    `${seconds.toFixed(1)} s`,
    `${processor.toFixed(1)} s`,
    `${megabytes.toFixed(0)} MB`,
  ];
  const each = (of: number) => `${((cold.processor * 1000) / of).toFixed(2)} ms`;
  const sizes = [pages.toLocaleString("en-US"), Math.round(kilobytes).toLocaleString("en-US")];
  return row([name, ...sizes, ...figures(cold), ...figures(changed), each(pages), each(kilobytes)]);
}

function install({ packages, files }: Peer, site: string): void {
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, "package.json"), '{ "private": true, "type": "module" }');
  const { status, stderr } = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...packages], {
    cwd: site,
    encoding: "utf8",
  });
  if (status !== 0) throw new CouldNotRun(`${packages.join(" ")} could not be installed:\n${stderr}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
}

async function build({ name, command: [program = "", ...args], output }: Peer, site: string): Promise<Measured> {
  const made = runUnderTime(name, [path.join(site, program), ...args], { cwd: site });
  const after = await compressAll(path.join(site, output));
  return { ...made, seconds: made.seconds + after.seconds, processor: made.processor + after.processor };
}

function pageData(file: string, slug: string): string {
  const { document } = parseHTML(readFileSync(file, "utf8"));
  const main = document.querySelector("main");
  const around = [...document.body.children].flatMap((one) => (one === main ? [...one.children] : [one]));
  const title = document.title;
  document.querySelector("title")?.remove();
  return JSON.stringify({ slug, title, head: document.head.innerHTML, blocks: around.map((one) => one.outerHTML) });
}
