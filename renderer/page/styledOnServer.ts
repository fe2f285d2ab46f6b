/**
 * `@emotion/styled` for the build, which renders each component on thousands of pages: a component's styles are
 * serialized once and not on each page. The output equals Emotion's: its own functions compute each entry the first
 * time. In the browser, the preview and the tests, components are Emotion's. Not supported: `withComponent`, template
 * strings, and a component as a selector. The types that block authors see allow them, but no block uses them.
 */
import isPropValid from "@emotion/is-prop-valid";
import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import { type Interpolation, serializeStyles } from "@emotion/serialize";
import { getRegisteredStyles, insertStyles, type SerializedStyles } from "@emotion/utils";
import { createElement, type ElementType, type FunctionComponent } from "react";
import { styleKey } from "./styleKey";

type Props = Record<string, unknown>;
type Styles = Interpolation<Props>[];
type Forward = (name: string) => boolean;
type Tag = ElementType<Props>;

/** The parts of a styled component, for another one that extends it. */
interface Parts {
  tag: Tag;
  styles: Styles;
  forward: Forward | undefined;
}

/** Serialized styles, and the classes of an element that has them. */
interface Found {
  serialized: SerializedStyles;
  className: string;
}

const partsOf = new WeakMap<object, Parts>();

function createStyled(of: Tag, options: { shouldForwardProp?: Forward } = {}) {
  const inner = typeof of === "string" ? undefined : partsOf.get(of);
  const tag = inner?.tag ?? of;
  const forward = bothForward(inner?.forward, options.shouldForwardProp);
  const defaultForward = forward ?? forwardTo(tag);
  const usesAs = !defaultForward("as");
  return (...own: Styles) => {
    const styles = [...(inner?.styles ?? []), ...own];
    const dynamic = styles.filter((style) => typeof style === "function");
    const isComparable = styleKey(styles.filter((style) => typeof style !== "function")) !== undefined;
    const known = new Map<string, Found>();

    const Styled: FunctionComponent<Props> = (props) => {
      const cache = useEmotionCache();
      if (!cache) throw new Error("A page is rendered in a cache of its own.");
      const { className: ownClass } = props;
      const classes = ownClass === undefined || ownClass === null ? "" : `${ownClass}`;
      const key = isComparable ? styleKey(dynamic.map((style) => style(props))) : undefined;
      let found = key === undefined ? undefined : known.get(`${classes}\n${key}`);
      if (!found) {
        const inherited: string[] = [];
        const others = getRegisteredStyles(cache.registered, inherited, classes);
        const serialized = serializeStyles([...styles, ...inherited] as Styles, cache.registered, props);
        found = { serialized, className: `${others}${cache.key}-${serialized.name}` };
        if (key !== undefined) known.set(`${classes}\n${key}`, found);
      }
      const element = usesAs && props.as ? (props.as as Tag) : tag;
      insertStyles(cache, found.serialized, typeof element === "string");
      const isForwarded = usesAs && !forward ? forwardTo(element) : defaultForward;
      const forwarded: Props = {};
      for (const name in props) if (!(usesAs && name === "as") && isForwarded(name)) forwarded[name] = props[name];
      forwarded.className = found.className;
      return createElement(element, forwarded);
    };
    partsOf.set(Styled, { tag, styles, forward });
    return Styled;
  };
}

function bothForward(one: Forward | undefined, other: Forward | undefined): Forward | undefined {
  return one && other ? (name) => one(name) && other(name) : (other ?? one);
}

const notTheme: Forward = (name) => name !== "theme";

/** Elements get only valid attributes; components get all props but the theme. */
function forwardTo(tag: Tag): Forward {
  return typeof tag === "string" && /^[a-z]/.test(tag) ? isPropValid : notTheme;
}

/** `styled.div(…)` and so on: any property name is a tag. */
export default new Proxy(createStyled, {
  get: (create, name) => create(name as keyof React.JSX.IntrinsicElements),
});
