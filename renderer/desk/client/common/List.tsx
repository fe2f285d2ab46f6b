import { Children, type ReactNode } from "react";

interface ListProps<T> {
  of: T[];
  /** Shown if there are none. */
  none: string;
  /** The total, including those that are not listed. */
  count?: number;
  children: (one: T) => ReactNode;
}

export function List<T>({ of, none, count = of.length, children }: ListProps<T>): ReactNode {
  if (of.length === 0) return <p className="none">{none}</p>;
  return (
    <>
      <ul className="list">
        {Children.map(of.map(children), (item) => (
          <li>{item}</li>
        ))}
      </ul>
      {count > of.length && <p className="none">and {count - of.length} more</p>}
    </>
  );
}
