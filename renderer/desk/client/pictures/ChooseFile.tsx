import type { ChangeEvent, ReactNode } from "react";

interface ChooseFileProps {
  children: string;
  /** Which files: pictures, unless it names others. */
  accept?: string;
  /** Whether several may be chosen. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the files of this device; for pictures, on a touch screen also another that opens its camera. */
export function ChooseFile({ children, accept = "image/*", multiple = false, onFiles }: ChooseFileProps): ReactNode {
  const input = {
    type: "file",
    accept,
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
      {accept === "image/*" && (
        <label className="button camera">
          Take a photo
          <input {...input} capture="environment" />
        </label>
      )}
    </>
  );
}
