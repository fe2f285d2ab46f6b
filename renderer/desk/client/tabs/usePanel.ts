import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useRemembered } from "../common/useRemembered";
import type { Kept } from "../edits/kept";
import { type FormPlace, formAround } from "../forms/formPlace";
import type { Framed } from "../page/framedPage";
import type { ShownPage } from "../page/useDeskPage";
import type { Editing } from "../page/useEditing";

/** In a narrower window the panel is below the page: it starts folded. */
const WIDE = matchMedia("(min-width: 64rem)");

/** What the panel shows, and what leads to a place of it. */
export interface PanelState {
  folded: boolean;
  setFolded: (folded: boolean) => void;
  /** The id of the open tab. */
  tab: string;
  setTab: (id: string) => void;
  /** The block that was picked on the page: a new object each time. */
  picked: { id: string; route: string } | undefined;
  /** Lists the blocks, with one of them unfolded. */
  pick: (id: string) => void;
  form: FormPlace | undefined;
  setForm: (form: FormPlace | undefined) => void;
  /** Opens the form that holds a value of the page's file. */
  openAround: (pointer: string, element?: Element) => void;
  /** Opens the form of a new entry that is not added yet, on the page where it was begun. */
  openEntry: (kept: Kept) => void;
}

/** The props of each tab. */
export interface PanelProps extends Pick<PanelState, "form" | "setForm" | "picked"> {
  page: ShownPage;
  framed: Framed;
  /** Changes files; not to be used if the desk is read-only. */
  editing: Editing;
  readOnly: boolean;
  /** Starts or ends picking a block on the page. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
}

export function usePanel(framed: Framed, route: string, page: ShownPage | undefined): PanelState {
  const [folded, setFolded] = useRemembered("folded", !WIDE.matches);
  const [tab, setTab] = useRemembered<string>("tab", "problems");
  const [picked, setPicked] = useState<PanelState["picked"]>();
  const [form, setForm] = useState<FormPlace>();
  const show = useCallback(
    (id: string) => {
      setFolded(false);
      setTab(id);
    },
    [setFolded, setTab],
  );
  const pick = useCallback(
    (id: string) => {
      show("blocks");
      setForm(undefined);
      setPicked({ id, route });
    },
    [show, route],
  );
  const openAround = (pointer: string, element?: Element) => {
    const place = page && formAround(page, pointer, element);
    if (!place) return;
    show("blocks");
    setForm(place);
  };
  const openEntry = useOpenEntry(framed, page, ({ file, pointer }) => {
    if (page && file !== page.file) show("site");
    else if (page && formAround(page, `${pointer}/0`)) openAround(`${pointer}/0`);
    else show("settings");
  });
  return { folded, setFolded, tab, setTab, picked, pick, form, setForm, openAround, openEntry };
}

/** @param open opens the form on the page that is shown */
function useOpenEntry(framed: Framed, page: ShownPage | undefined, open: (kept: Kept) => void): (kept: Kept) => void {
  const [wanted, setWanted] = useState<Kept>();
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!wanted || page?.route !== wanted.route) return;
    setWanted(undefined);
    openNow(wanted);
  }, [wanted, page]);
  return (kept) => {
    if (page?.route !== kept.route) framed.go(kept.route);
    setWanted(kept);
  };
}
