/** Sites of many pages for benchmarks: copies of the real landing pages. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { confirmFigures, figuresToConfirm } from "../../renderer/authoring/confirmFigures";
import { SITE_FILE } from "../../renderer/content/model/siteContent";
import { loadContent } from "../../renderer/content/pages/loadContent";
import { FIGURES_FILE } from "../../renderer/content/pages/pageFiles";

const SOURCE = path.resolve(import.meta.dirname, "../../pages-data");

/**
 * Empties a folder and fills it with `count` pages: all real ones first, then numbered copies of the landing pages,
 * each with a route, title and description of its own and linked from the next.
 */
export function generateSite(dir: string, count: number): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const real = readdirSync(SOURCE).filter(
    (file) => file.endsWith(".yaml") && ![SITE_FILE, FIGURES_FILE].includes(file),
  );
  for (const file of real.slice(0, count)) copyFileSync(path.join(SOURCE, file), path.join(dir, file));
  // New words in each run, so that the caches of an earlier one do not help.
  const run = Date.now().toString(36);
  writeFileSync(path.join(dir, "words.txt"), `${readFileSync(path.join(SOURCE, "words.txt"), "utf8")}${run}\n`);
  cpSync(path.join(SOURCE, "images"), path.join(dir, "images"), { recursive: true });
  const facts = parseDocument(readFileSync(path.join(SOURCE, "site.yaml"), "utf8"));
  // The copies are alike on purpose.
  facts.setIn(["settings", "nearDuplicateShare"], 1);
  writeFileSync(path.join(dir, "site.yaml"), facts.toString({ lineWidth: 0 }));

  const templates = real.filter((file) => file.endsWith("-fredericksburg.yaml"));
  let before = "/services";
  for (let made = real.length; made < count; made++) {
    const template = templates[made % templates.length] ?? "";
    const document = parseDocument(readFileSync(path.join(SOURCE, template), "utf8"));
    document.set("title", `Braids Number ${made} in \${town}`);
    document.set("description", `Number ${made} of many pages about braids in \${town}, each with a text of its own.`);
    // Most texts contain the town: one of its own makes a page as expensive as a new page.
    document.setIn(["vars", "town"], `Fredericksburg ${run}-${made}`);
    document.setIn(["blocks", 0, "actions", 1], document.createNode({ label: "Another style", to: before }));
    document.delete("aliases");
    // A sentence that other pages have word for word would be reported.
    visit(document, {
      // An alternative text has little room, and may be that of another page.
      Pair: (_, { key }) => (isScalar(key) && key.value === "alt" ? visit.SKIP : undefined),
      Scalar: (_, node) => {
        if (typeof node.value === "string" && node.value.split(" ").length > 5) node.value += ` ${made}`;
      },
    });
    const name = template.replace(".yaml", `-${made}`);
    writeFileSync(path.join(dir, `${name}.yaml`), document.toString({ lineWidth: 0 }));
    before = `/${name}`;
  }
  confirmAll(dir);
}

/** Confirms the figures of all copies, as those of the real pages are. */
function confirmAll(dir: string): void {
  const folder = { dir, publicDir: path.join(SOURCE, "../public"), cwd: "" };
  const content = loadContent(folder);
  const [list] = confirmFigures(folder, content, figuresToConfirm(content));
  if (list?.after) writeFileSync(path.join(dir, FIGURES_FILE), list.after);
}

/** Changes one page. */
export function retitle(dir: string): void {
  const page = path.join(dir, "about.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: .*/m, "title: Another Title of about"));
}
