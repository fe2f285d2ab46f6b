import { useState } from "react";
import type { InputProps } from "./inputProps";
import { useForm } from "./useForm";

/** Sends a picture of this computer, which is copied beside the others, and writes its name into the page. */
export function useUpload({ pointer, field, onRefused }: Pick<InputProps, "pointer" | "field" | "onRefused">) {
  const { takePicture } = useForm();
  const [sending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setSending(true);
    onRefused(undefined);
    onRefused(await takePicture(pointer, file, field.label));
    setSending(false);
  };
  return { sending, upload };
}
