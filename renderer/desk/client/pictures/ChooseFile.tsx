import type { ChangeEvent, ReactNode } from "react";

interface ChooseFileProps {
  children: string;
  /** Whether several may be chosen. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the pictures of this device, and on a touch screen another that opens its camera. */
export function ChooseFile({ children, multiple = false, onFiles }: ChooseFileProps): ReactNode {
  const input = {
    type: "file",
    accept: "image/*",
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const files = [...(target.files ?? [])];
      // The same file may be chosen again.
      target.value = "";
      if (files.length > 0) onFiles(files);
    },
  };
  return (
    <>
      <label className="button">
        {children}
        <input {...input} multiple={multiple} />
      </label>
      <label className="button camera">
        Take a photo
        <input {...input} capture="environment" />
      </label>
    </>
  );
}
