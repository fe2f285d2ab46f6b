import { type ReactNode, useEffect, useRef } from "react";
import { blockTitle, type DeskBlock } from "../../protocol/page";
import { Button } from "../common/Button";
import { Icon, Thumbnail } from "../common/marks";

interface BlockRowProps {
  block: DeskBlock;
  onOpen: () => void;
  /** The row gets the focus when it is another object. */
  picked: object | undefined;
  /** What can be done with the block. */
  children: ReactNode;
}

/** A block by its name and heading: a click opens its form. */
export function BlockRow({ block, onOpen, picked, children }: BlockRowProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!picked || !button.current) return;
    button.current.scrollIntoView({ block: "nearest" });
    button.current.focus();
  }, [picked]);
  const { id, type, name, heading, picture, endLine, time, hidden } = block;
  return (
    <div className="block-row" data-block={id}>
      <Button className="open-block" ref={button} onClick={onOpen}>
        <Thumbnail of={picture} block={type} />
        <span className="names">
          <span className="note">{name}</span>
          <strong>{heading || name}</strong>
          {endLine === 0 && <span className="note">being saved …</span>}
          {time && (
            <span className="note">
              <Icon name={hidden ? "eye-off" : "clock"} /> {hidden ? time.words : `shown ${time.words}`}
            </span>
          )}
        </span>
      </Button>
      {children && (
        <details className="block-actions">
          <summary className="plain" aria-label={`Actions of ${blockTitle(block)}`}>
            <Icon name="ellipsis" />
          </summary>
          {children}
        </details>
      )}
    </div>
  );
}
