import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { groupBy } from "../../../base/groups";
import type { BlockExample } from "../../protocol/page";
import { Button } from "../common/Button";
import { Dialog } from "../common/Dialog";
import { Icon } from "../common/marks";
import { hasWords } from "../common/Options";
import { useLoaded } from "../common/useLoaded";

interface BlockChooserProps {
  onChoose: (example: BlockExample) => void;
  onClose: () => void;
}

/** All blocks that can be added, by group, each with its picture: a click or Enter adds one. */
export function BlockChooser({ onChoose, onClose }: BlockChooserProps): ReactNode {
  const examples = useLoaded<BlockExample[]>("blocks", undefined)?.response ?? [];
  const [words, setWords] = useState("");
  const tiles = useRef<HTMLDivElement>(null);
  const has = hasWords(words);
  const found = examples.filter(({ name, group, description }) => has(`${name} ${group} ${description}`));
  const groups = [...groupBy(found, ({ group }) => group)].sort(([one], [other]) => one.localeCompare(other));
  const first = () => tiles.current?.querySelector("button")?.focus();
  const choose = (example: BlockExample) => {
    onClose();
    onChoose(example);
  };
  return (
    <Dialog title="Add a block" className="sheet block-chooser" onClose={onClose}>
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault();
          first();
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          aria-label="Find a block"
          placeholder="prices, questions, map …"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            first();
          }}
        />
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Blocks" className="tiles" ref={tiles} onKeyDown={moveInTiles}>
        {groups.map(([group, members]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {members.map((example) => (
                <Tile key={example.type} example={example} onChoose={() => choose(example)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p role="status" className="note">
        {examples.length > 0 && (found.length === 0 ? "No block is called so." : `${found.length} blocks`)}
      </p>
    </Dialog>
  );
}

function Tile({ example, onChoose }: { example: BlockExample; onChoose: () => void }) {
  const { type, name, description } = example;
  return (
    <li>
      <Button onClick={onChoose}>
        <span className="picture">
          <img src={`/_desk/thumbnail?block=${type}`} alt="" loading="lazy" />
        </span>
        <strong>{name}</strong>
        <span className="note">{description}</span>
      </Button>
    </li>
  );
}

/** Moves the focus by arrow keys as the tiles lie, whatever their groups; Tab goes through them, too. */
function moveInTiles(event: KeyboardEvent<HTMLDivElement>): void {
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(event.target as HTMLButtonElement);
  const here = all[at]?.getBoundingClientRect();
  if (!here) return;
  const placed = all.map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
  /** The nearest tile of the nearest row among those on one side. */
  const nearest = (aside: typeof placed) =>
    aside.sort(
      (a, b) =>
        Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top) ||
        Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left),
    )[0]?.tile;
  const next: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => all[at + 1],
    ArrowLeft: () => all[at - 1],
    ArrowDown: () => nearest(placed.filter(({ box }) => box.top > here.top)),
    ArrowUp: () => nearest(placed.filter(({ box }) => box.top < here.top)),
    Home: () => all[0],
    End: () => all.at(-1),
  };
  if (!next[event.key]) return;
  event.preventDefault();
  next[event.key]?.()?.focus();
}
