import { type ReactNode, useDeferredValue, useEffect, useId, useState } from "react";
import { createRoot } from "react-dom/client";
import { hasWords } from "../client/common/Options";
import { useRemembered } from "../client/common/useRemembered";
import { pixelsOf, type WidthName, WidthSwitch } from "../client/common/WidthSwitch";
import { BlockEntry } from "./BlockEntry";
import { byGroup, searchedText } from "./byGroup";
import type { CatalogueBlock } from "./describeBlock";

/** All blocks by group, with a search, at the chosen width. */
function Catalogue({ blocks }: { blocks: CatalogueBlock[] }): ReactNode {
  const [words, setWords] = useState("");
  const [width, setWidth] = useRemembered<WidthName>("catalogue width", innerWidth < 768 ? "390" : "1280");
  const has = hasWords(useDeferredValue(words));
  const found = blocks.filter((block) => has(searchedText(block)));
  const groups = byGroup(found);
  // The browser looks for the fragment before anything is rendered.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <>
      <nav aria-label="Blocks">
        <p className="site">
          <a href="/">The site</a>
        </p>
        <ul>
          {groups.map(({ group, id, blocks }) => (
            <li key={id}>
              <a href={`#${id}`}>{group}</a>
              <ul>
                {blocks.map(({ name, title }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>All blocks</h1>
        <p>
          Copy a block below <code>blocks:</code> of a page and change its words.
        </p>
        <search className="row actions find">
          <SearchBox words={words} onChange={setWords} />
          <WidthSwitch value={width} onChange={setWidth} />
        </search>
        <p className="note" role="status">
          {found.length === blocks.length ? `${blocks.length} blocks` : `${found.length} of ${blocks.length} blocks`}
        </p>
        {groups.map(({ group, id, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{group}</h2>
            {blocks.map((block) => (
              <BlockEntry key={block.name} block={block} width={pixelsOf(width)} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

function SearchBox({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const id = useId();
  return (
    <label className="search-field" htmlFor={id}>
      Search
      <input
        id={id}
        type="search"
        value={words}
        placeholder="prices, questions, map …"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

// The data that the server wrote into the page.
const root = document.querySelector("#root");
const data = document.querySelector("#blocks")?.textContent ?? "[]";
if (root) createRoot(root).render(<Catalogue blocks={JSON.parse(data)} />);
