import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "./marks";

interface ButtonProps extends Omit<ComponentProps<"button">, "type"> {
  /** Whether a press does nothing now. It is not `disabled`, which would take the focus from a person. */
  isOff?: boolean;
}

/** A button that submits no form. */
export function Button({ isOff, onClick, ...others }: ButtonProps): ReactNode {
  return <button type="button" aria-disabled={isOff} onClick={isOff ? undefined : onClick} {...others} />;
}

interface IconButtonProps extends ButtonProps {
  icon: IconName;
  /** Shown where there is room. */
  words: string;
}

/** A button with an icon before its words. */
export function IconButton({ icon, words, ...others }: IconButtonProps): ReactNode {
  return (
    <Button aria-label={words} title={words} {...others}>
      <Icon name={icon} /> <span className="words">{words}</span>
    </Button>
  );
}
