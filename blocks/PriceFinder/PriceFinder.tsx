import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { createElement } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { fillLabel } from "../../renderer/contract/richText";
import type { PriceFinder as PriceFinderProps } from "../../renderer/contract/types.generated";
import {
  arrowAhead,
  bottomBar,
  color,
  font,
  hairline,
  media,
  radius,
  sheet,
  size,
  space,
  stroke,
  target,
  width,
} from "../look/theme";
import { Actions, Button } from "../shared/Actions";
import { Note } from "../shared/Cards";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import { type AnswerPart, answer, everyDay } from "./answer";

const SIZES = ["small", "medium", "large"] as const;

/** Chosen at first, with the first style and the first length: the size that most visitors ask for. */
const START = "medium";

/**
 * Three groups of radio buttons and an answer, by CSS only: all answers are in the page as one table, and `:has()`
 * shows the chosen cell as a sentence. A browser without `:has()` shows the table itself, and so does submitting the
 * form, which leads to it (`:target`); only visitors without scripts see the button (WCAG technique H32).
 *
 * A live region would not help: not all screen readers announce changes made by CSS. Instead, each radio button is
 * described by the answer, so that a visitor hears the new one with the focused button. The sentence comes next in the
 * page, names everything chosen, and contains nothing that is not shown.
 */
export function PriceFinder({ styles, lengths, note, actions, ...section }: PriceFinderProps) {
  const { labels } = usePage().site;
  const id = section.id ?? "price-finder";
  const sizes = SIZES.map((size) => labels[size]);
  return (
    <Section {...section} printed="not">
      <Finder counts={[styles.length, SIZES.length, lengths.length]}>
        <form action={`#${id}-answer`}>
          <Choices id={id} name="style" legend={labels.finderStyle} choices={styles.map(({ name }) => name)} />
          <Choices id={id} name="size" legend={labels.finderSize} choices={sizes} start={SIZES.indexOf(START)} />
          <Choices id={id} name="length" legend={labels.finderLength} choices={lengths.map(({ name }) => name)} />
          <Button type="submit" data-quiet="">
            {labels.finderAll}
          </Button>
        </form>
        <Answers id={`${id}-answer`} styles={styles} lengths={lengths} />
        <Actions actions={actions} />
      </Finder>
      <Note of={note} />
    </Section>
  );
}

interface ChoicesProps {
  id: string;
  name: string;
  legend: string;
  choices: string[];
  /** The index of the choice at first. */
  start?: number;
}

/** A group of radio buttons, each described by the answer. */
function Choices({ id, name, legend, choices, start = 0 }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice, index) => (
          <label key={choice}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={choice}
              defaultChecked={index === start}
              aria-describedby={`${id}-answer`}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** All answers: a row for each style and size, a column for each length. */
function Answers({ id, styles, lengths }: Pick<PriceFinderProps, "styles" | "lengths"> & { id: string }) {
  const { site } = usePage();
  const { labels, business } = site;
  const day = everyDay(business.live?.plan.weeks[0]?.[1]);
  return (
    <table id={id}>
      <thead>
        <tr>
          <th scope="col">{labels.finderStyle}</th>
          {lengths.map(({ name }) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {styles.map(({ name, to, prices }) => (
        <tbody key={name}>
          {SIZES.map((size) => {
            const choice = fillLabel(labels.finderChoice, { size: labels[size], style: name });
            return (
              <tr key={size}>
                <th scope="row">{to ? <SmartLink to={to}>{choice}</SmartLink> : choice}</th>
                {lengths.map((length) => (
                  <Cell key={length.name} name={length.name} said={answer(prices[size], length, day, site)} />
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** An answer of the table, below the name of its length. */
function Cell({ name, said }: { name: string; said: AnswerPart[] }) {
  const head = (
    <span>
      , <span>{`${name}:`}</span>{" "}
    </span>
  );
  const part = ({ words, short }: AnswerPart) => (short ? createElement("b", null, words) : words);
  // As arguments, they need no keys.
  return createElement("td", null, head, ...said.map(part));
}

/** For each group, the elements that its n-th choice shows: `tbody` by style, rows by size, cells by length. */
const SHOWN = ["tbody:nth-of-type", "tr:nth-of-type", "td:nth-of-type"];

/** The table as a sentence, in which only the chosen cell is shown. */
const SENTENCE = "& table:not(:target)";

function chosen(counts: number[]) {
  const rules = counts.flatMap((count, group) =>
    Array.from({ length: count }, (_, index) => [
      `&:has(fieldset:nth-of-type(${group + 1}) label:nth-of-type(${index + 1}) :checked) table:not(:target) ${SHOWN[group]}(${index + 1})`,
    ]),
  );
  return { [rules.join()]: { display: "inline" } };
}

/** The height of the answer on a phone: two lines. */
const line = "3.5rem";

/** The styles of the sentence, for browsers with `:has()`. */
const sentence = (counts: number[]): CSSObject => ({
  [`${SENTENCE} :is(thead, tbody, tr, td)`]: { display: "none" },
  ...chosen(counts),
  [SENTENCE]: {
    ...sheet,
    display: "block",
    // Room for the longest answer, so that what follows does not move.
    minHeight: "6.5em",
    padding: space.card,
    maxWidth: width.text,
    fontFamily: font.heading,
    fontSize: size.h3,
    lineHeight: 1.4,
  },
  [`${SENTENCE} tbody :is(th, td)`]: { padding: 0, border: 0, fontWeight: 600 },
  [`${SENTENCE} tbody th`]: { display: "inline" },
  [`${SENTENCE} td > span`]: { display: "inline" },
  "& td > span > span": { [media.phone]: { whiteSpace: "nowrap" } },
  [media.narrow]: {
    // The style with its size, and one line. Choices and answer fit into few windows together: it stays in view above the
    // sticky bar. It must not cover a focused choice (WCAG 2.2, 2.4.11).
    [SENTENCE]: {
      position: "sticky",
      bottom: bottomBar,
      minHeight: line,
      padding: `${space.xs} ${space.m}`,
      fontFamily: font.body,
      fontSize: size.small,
      alignContent: "center",
    },
    "& input": { scrollMarginBlockEnd: `calc(${bottomBar} + ${line} + ${space.xl})` },
    [`${SENTENCE} tbody :is(th, td)`]: { lineHeight: 1.25 },
    // A line of its own for the style. Not as a block: the description of the choices would get a space before its comma.
    [`${SENTENCE} td > span::before`]: { content: '""', display: "block" },
    [`${SENTENCE} b:first-of-type`]: { fontSize: size.body },
    // The whole line leads to the page of the style.
    [`${SENTENCE} th a::after`]: { content: '""', position: "absolute", inset: 0, borderRadius: radius.m },
    [`${SENTENCE} th a::before`]: {
      ...arrowAhead,
      position: "absolute",
      top: "calc(50% - 0.25em)",
      insetInlineEnd: space.m,
      fontSize: size.body,
    },
  },
  [media.short]: { [SENTENCE]: { position: "static" } },
});

const Finder = styled.div<{ counts: number[] }>(({ counts }) => ({
  marginTop: space.l,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  [media.large]: {
    gridTemplate: "auto 1fr / minmax(0, 3fr) minmax(0, 2fr)",
    columnGap: space.xl,
    alignItems: "start",
    "& form": { gridRow: "1 / span 2" },
  },
  "& form": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l },
  "& form > button": { justifySelf: "start", [media.scripted]: { display: "none" } },
  "& form ~ div": { marginTop: 0 },
  "& fieldset": { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
  "& legend": { padding: 0, fontWeight: 600 },
  "& fieldset > div": { display: "flex", flexWrap: "wrap", gap: space.s, marginTop: space.s },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: space.s,
    minHeight: target,
    paddingInline: `${space.sm} ${space.m}`,
    border: hairline,
    borderRadius: radius.round,
    background: color.card,
    cursor: "pointer",
  },
  "& label:has(:checked)": { borderColor: color.accent },
  "& label:has(:focus-visible)": { outline: `${stroke.line} solid ${color.accent}`, outlineOffset: stroke.line },
  // In its own colors: a browser's dark ones are blue beside brown.
  "& input": {
    appearance: "none",
    margin: 0,
    inlineSize: "1em",
    blockSize: "1em",
    border: `${stroke.line} solid ${color.muted}`,
    borderRadius: radius.round,
  },
  "& :checked": { borderWidth: "0.3em", borderColor: color.accent },
  "& input:focus-visible": { outline: 0 },
  "& b": { fontWeight: "inherit" },
  // All prices at once: the table has the whole width.
  "& table:target": { gridColumn: "1 / -1" },
  "& :is(th, td)": { padding: space.s, borderTop: hairline, textAlign: "start", verticalAlign: "top" },
  "& td > span": { display: "none" },
  // Only price, time and start are seen.
  [media.narrow]: {
    "& td": { fontSize: size.unseen, lineHeight: 1.25 },
    "& b": { fontSize: size.small },
    "& b ~ b::before": { content: '"\u00a0· " / ""' },
  },
  "@supports selector(:has(a))": sentence(counts),
  "@supports not selector(:has(a))": { "& form": { display: "none" } },
}));
