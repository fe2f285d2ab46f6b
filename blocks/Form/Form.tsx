import { usePage } from "../../renderer/contract/PageContext";
import type { Form as FormProps, Site } from "../../renderer/contract/types.generated";
import { FieldForm, type FieldFormProps, wordsOfForm } from "../shared/FieldForm";
import { recipientOf } from "../shared/sending";

/** A form with fields of a marketer's own, as it works without a script. */
export function Form(props: FormProps) {
  return <FieldForm {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml. */
export function withSite(block: FormProps, { labels }: Pick<Site, "labels">): FieldFormProps {
  return { ...block, recipient: recipientOf(block, labels), said: wordsOfForm(labels) };
}
