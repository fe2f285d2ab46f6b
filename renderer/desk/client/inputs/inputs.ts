import type { ReactNode } from "react";
import type { InputKind } from "../../protocol/forms";
import { FocusInput } from "./FocusInput";
import type { InputProps } from "./formAccess";
import { LinkInput } from "./LinkInput";
import { ChoiceInput, DayInput, MomentInput, NumberInput, TimeInput, YesNoInput } from "./NativeInputs";
import { PictureInput } from "./PictureInput";
import { RichInput, TextInput } from "./TextInput";
import { IconInput, MotifInput, PresetInput } from "./TileInputs";

/** The control of each kind, and whether the label is that of one element, or of a group of them. */
export const INPUTS: Record<InputKind, { Input: (props: InputProps) => ReactNode; labels: "control" | "group" }> = {
  text: { Input: TextInput, labels: "control" },
  line: { Input: RichInput, labels: "group" },
  longText: { Input: RichInput, labels: "group" },
  link: { Input: LinkInput, labels: "control" },
  picture: { Input: PictureInput, labels: "group" },
  focus: { Input: FocusInput, labels: "group" },
  icon: { Input: IconInput, labels: "group" },
  motif: { Input: MotifInput, labels: "group" },
  preset: { Input: PresetInput, labels: "group" },
  choice: { Input: ChoiceInput, labels: "control" },
  number: { Input: NumberInput, labels: "control" },
  moment: { Input: MomentInput, labels: "group" },
  day: { Input: DayInput, labels: "control" },
  time: { Input: TimeInput, labels: "control" },
  yesNo: { Input: YesNoInput, labels: "control" },
};
