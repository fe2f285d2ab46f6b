import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ChangedFiles } from "../../protocol/publish";
import { revealField } from "../common/focus";
import { WIDE } from "../common/useMedia";
import { useRemembered } from "../common/useRemembered";
import type { UnsavedEdit } from "../edits/unsaved";
import { type FormPlace, formAround, formOf } from "../forms/formPlace";
import { frame } from "../page/framedPage";
import type { ShownPage } from "../page/useDeskPage";
import type { Editing } from "../page/useEditing";
import type { PageActions } from "../pages/PageActions";
import { groupIn } from "./siteGroups";

export type PlaceId = "page" | "content" | "site" | "publish";

/** What the panel shows, and what leads to a place of it. */
export interface PanelState {
  folded: boolean;
  setFolded: (folded: boolean) => void;
  /** The open place. */
  tab: PlaceId;
  setTab: (id: PlaceId) => void;
  /** Unfolds the panel at a place, and moves the focus there. */
  show: (id: PlaceId) => void;
  /** Opens the form of a block; a read-only desk only shows the block in its list. */
  pick: (id: string) => void;
  /** Opens the form of a block that was added at an index, once there are more blocks on the page than before. */
  openAdded: (index: number, before: number) => void;
  /** The block of the list that gets the focus: a new object each time. */
  picked: { id: string; route: string } | undefined;
  form: FormPlace | undefined;
  setForm: (form: FormPlace | undefined) => void;
  /** Opens the form that holds a value of the page's file. */
  openAround: (pointer: string, element?: Element) => void;
  /** Opens the form that something was typed in and not saved, on the page of that, at its field. */
  openForm: (kept: UnsavedEdit) => void;
  /** The open group of the site's forms; empty for the list of groups. */
  group: string;
  setGroup: (name: string) => void;
}

type PanelParts = "picked" | "form" | "setForm" | "pick" | "openAdded" | "show" | "group" | "setGroup";

/** The props of each place. */
export interface PanelProps extends Pick<PanelState, PanelParts> {
  page: ShownPage;
  /** Changes files; not to be used if the desk is read-only. */
  editing: Editing;
  readOnly: boolean;
  changes: ChangedFiles | undefined;
  /** Not to be used if the desk is read-only. */
  pageActions: PageActions;
  /** To be called once changes are sent: there are fewer then. */
  onPublished: () => void;
}

export function usePanel(route: string, page: ShownPage | undefined, readOnly: boolean): PanelState {
  const [folded, setFolded] = useRemembered("folded", !matchMedia(WIDE).matches);
  const [tab, setTab] = useRemembered<PlaceId>("place", "page");
  const [group, setGroup] = useRemembered<string>("group", "");
  const [picked, setPicked] = useState<PanelState["picked"]>();
  const [form, setForm] = useState<FormPlace>();
  const unfold = useCallback(
    (id: PlaceId) => {
      setFolded(false);
      setTab(id);
    },
    [setFolded, setTab],
  );
  const show = (id: PlaceId) => {
    unfold(id);
    // Once it is rendered.
    setTimeout(() => document.getElementById(`tab-${id}`)?.focus());
  };
  const pick = useCallback(
    (id: string) => {
      unfold("content");
      const block = page?.blocks.find((one) => one.id === id);
      const place = readOnly || !page || !block ? undefined : formOf(page, block);
      setForm(place);
      // A row of the list would take the focus from the form.
      setPicked(place ? undefined : { id, route });
    },
    [unfold, route, page, readOnly],
  );
  const openAround = (pointer: string, element?: Element) => {
    const place = page && formAround(page, pointer, element);
    if (!place) return;
    unfold("content");
    setForm(place);
  };
  const openAdded = useOpenAdded(page, pick);
  const openForm = useOpenForm(page, ({ file, pointer, kind }) => {
    // A new entry is in the form of its list, and so are new pictures of one.
    const isOfList = kind === "entry" || (kind === "pictures" && !pointer.endsWith("/src"));
    const inside = isOfList ? `${pointer}/0` : pointer;
    if (page && file !== page.file) {
      setGroup(groupIn(file, pointer));
      unfold("site");
    } else if (page && formAround(page, inside)) openAround(inside);
    else unfold("page");
    revealField(pointer);
  });
  return {
    folded,
    setFolded,
    tab,
    setTab,
    show,
    picked,
    pick,
    openAdded,
    form,
    setForm,
    openAround,
    openForm,
    group,
    setGroup,
  };
}

/** @param open opens the form of a block of the page that is shown */
function useOpenAdded(page: ShownPage | undefined, open: (id: string) => void): PanelState["openAdded"] {
  const [added, setAdded] = useState<{ route: string; index: number; before: number }>();
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!added || !page) return;
    const isThere = page.route !== added.route || page.blocks.length > added.before;
    if (!isThere) return;
    setAdded(undefined);
    const block = page.route === added.route && page.blocks.find(({ index }) => index === added.index);
    if (block) openNow(block.id);
  }, [added, page]);
  return (index, before) => page && setAdded({ route: page.route, index, before });
}

/** @param open opens the form on the page that is shown */
function useOpenForm(page: ShownPage | undefined, open: (kept: UnsavedEdit) => void): (kept: UnsavedEdit) => void {
  const [wanted, setWanted] = useState<UnsavedEdit>();
  const openNow = useEffectEvent(open);
  useEffect(() => {
    // The frame may be on its way to another page.
    if (!wanted || page?.route !== wanted.route || frame.now.route !== wanted.route) return;
    setWanted(undefined);
    openNow(wanted);
  }, [wanted, page]);
  return (kept) => {
    if (frame.now.route !== kept.route) frame.go(kept.route);
    setWanted(kept);
  };
}
