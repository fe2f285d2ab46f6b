import { useState } from "react";
import type { ChangedFiles } from "../../protocol/publish";
import { revealField } from "../common/focus";
import { WIDE } from "../common/useMedia";
import { useOnceReady } from "../common/useOnceReady";
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

/** The props of each place. */
export interface PanelProps {
  page: ShownPage;
  panel: PanelState;
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
  const unfold = (id: PlaceId) => {
    setFolded(false);
    setTab(id);
  };
  const show = (id: PlaceId) => {
    unfold(id);
    // Once it is rendered.
    setTimeout(() => document.getElementById(`tab-${id}`)?.focus());
  };
  const forms = useBlockForms(route, page, readOnly, () => unfold("content"));
  const openForm = useOnceReady<UnsavedEdit>(
    // The frame may be on its way to another page.
    (kept) => page?.route === kept.route && frame.now.route === kept.route,
    ({ file, pointer, kind }) => {
      // A new entry is in the form of its list, and so are new pictures of one.
      const isOfList = kind === "entry" || (kind === "pictures" && !pointer.endsWith("/src"));
      const inside = isOfList ? `${pointer}/0` : pointer;
      if (page && file !== page.file) {
        setGroup(groupIn(file, pointer));
        unfold("site");
      } else if (page && formAround(page, inside)) forms.openAround(inside);
      else unfold("page");
      revealField(pointer);
    },
  );
  return {
    folded,
    setFolded,
    tab,
    setTab,
    show,
    ...forms,
    openForm(kept) {
      if (frame.now.route !== kept.route) frame.go(kept.route);
      openForm(kept);
    },
    group,
    setGroup,
  };
}

type BlockForms = Pick<PanelState, "picked" | "pick" | "openAdded" | "form" | "setForm" | "openAround">;

/** The form of a block, and what opens it. @param unfold unfolds the panel where forms are */
function useBlockForms(route: string, page: ShownPage | undefined, readOnly: boolean, unfold: () => void): BlockForms {
  const [picked, setPicked] = useState<PanelState["picked"]>();
  const [form, setForm] = useState<FormPlace>();
  const pick = (id: string) => {
    unfold();
    const block = page?.blocks.find((one) => one.id === id);
    const place = readOnly || !page || !block ? undefined : formOf(page, block);
    setForm(place);
    // A row of the list would take the focus from the form.
    setPicked(place ? undefined : { id, route });
  };
  const openAdded = useOnceReady<{ route: string; index: number; before: number }>(
    (added) => page !== undefined && (page.route !== added.route || page.blocks.length > added.before),
    (added) => {
      const block = page?.route === added.route && page.blocks.find(({ index }) => index === added.index);
      if (block) pick(block.id);
    },
  );
  return {
    picked: picked?.route === route ? picked : undefined,
    pick,
    openAdded: (index, before) => openAdded({ route, index, before }),
    form: form?.route === route ? form : undefined,
    setForm,
    openAround(pointer, element) {
      const place = page && formAround(page, pointer, element);
      if (!place) return;
      unfold();
      setForm(place);
    },
  };
}
