import styled from "@emotion/styled";
import { fillLabel } from "../../renderer/contract/fillLabel";
import { usePage } from "../../renderer/contract/PageContext";
import {
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
import { Note } from "../shared/Cards";
import { Section } from "../shared/Section";
import { SmartLink } from "../shared/Words";
import type { PriceFinder as PriceFinderProps } from "../types.generated";
import { answer, everyDay } from "./answer";

const SIZES = ["small", "medium", "large"] as const;

/**
 * Three groups of radio buttons and an answer, by CSS only: all answers are in the page as one table, and `:has()`
 * shows the chosen cell as a sentence. A browser without `:has()` shows the table itself.
 *
 * A live region would not help: not all screen readers announce changes made by CSS. Instead, each radio button is
 * described by the answer, so that a visitor hears the new one with the focused button. The sentence comes next in the
 * page, names everything chosen, and contains nothing that is not shown.
 */
export function PriceFinder({ styles, lengths, note, ...section }: PriceFinderProps) {
  const { site } = usePage();
  const { labels, business } = site;
  const id = section.id ?? "price-finder";
  const day = everyDay(business.live.plan.weeks[0]?.[1]);
  const group = (name: string, legend: string, choices: string[]) => (
    <fieldset>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice, index) => (
          <label key={choice}>
            <input type="radio" name={`${id}-${name}`} defaultChecked={index === 0} aria-describedby={`${id}-answer`} />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <Section {...section} printed="not">
      <Finder counts={[styles.length, SIZES.length, lengths.length]}>
        <form>
          {group(
            "style",
            labels.finderStyle,
            styles.map(({ name }) => name),
          )}
          {group(
            "size",
            labels.finderSize,
            SIZES.map((size) => labels[size]),
          )}
          {group(
            "length",
            labels.finderLength,
            lengths.map(({ name }) => name),
          )}
        </form>
        <table id={`${id}-answer`}>
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
                      <td key={length.name}>
                        <span>
                          , <span>{length.name}:</span>{" "}
                        </span>
                        {answer(prices[size], length, day, site)}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          ))}
        </table>
      </Finder>
      <Note of={note} />
    </Section>
  );
}

/** For each group, the elements that its n-th choice shows: `tbody` by style, rows by size, cells by length. */
const SHOWN = ["tbody:nth-of-type", "tr:nth-of-type", "td:nth-of-type"];

function chosen(counts: number[]) {
  const rules = counts.flatMap((count, group) =>
    Array.from({ length: count }, (_, index) => [
      `&:has(fieldset:nth-of-type(${group + 1}) label:nth-of-type(${index + 1}) :checked) ${SHOWN[group]}(${index + 1})`,
    ]),
  );
  return { [rules.join()]: { display: "inline" } };
}

const Finder = styled.div<{ counts: number[] }>(({ counts }) => ({
  marginTop: space.l,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  [media.large]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: space.xl, alignItems: "start" },
  "& form": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l },
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
  "& input": { margin: 0, accentColor: color.accent, inlineSize: "1.125em", blockSize: "1.125em" },
  "& input:focus-visible": { outline: 0 },
  "@supports selector(:has(a))": {
    "& :is(thead, tbody, tr, td)": { display: "none" },
    ...chosen(counts),
    "& table": {
      ...sheet,
      display: "block",
      // Room for the longest answer, so that what follows does not move.
      minHeight: "6.5em",
      padding: space.card,
      maxWidth: width.text,
      fontFamily: font.heading,
      fontSize: size.h3,
      lineHeight: 1.4,
      // Stays in view while the visitor chooses, above the sticky bar.
      [media.narrow]: { position: "sticky", bottom: `calc(${bottomBar} + ${space.s})` },
      [media.short]: { position: "static" },
    },
    "& tbody th": { display: "inline", padding: 0, fontWeight: 600 },
    "& td": { padding: 0, fontWeight: 600 },
    "& td > span > span": { [media.phone]: { whiteSpace: "nowrap" } },
    // The answer must not cover a focused button (WCAG 2.2, 2.4.11).
    "& input": { [media.narrow]: { scrollMarginBlockEnd: "12rem" } },
  },
  "@supports not selector(:has(a))": {
    "& form, & td > span": { display: "none" },
    "& :is(th, td)": { padding: space.s, borderTop: hairline, textAlign: "start", verticalAlign: "top" },
  },
}));
