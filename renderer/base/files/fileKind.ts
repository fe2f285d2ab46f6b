/** How files begin that people put in the place of a page (https://www.garykessler.net/library/file_sigs.html), with what they are. */
const KINDS: [kind: string, ...starts: string[]][] = [
  ["is a document of a word processor or a spreadsheet, or an archive", "PK\x03\x04", "\xd0\xcf\x11\xe0", "{\\rtf"],
  ["is a PDF", "%PDF-"],
  ["is a picture or a video", "\xff\xd8\xff", "\x89PNG", "GIF8", "RIFF", "ftyp"],
];

/** https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const LFS_POINTER = "version https://git-lfs.github.com/spec/";

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 64)).toString("latin1");

/** That Git LFS has only left a pointer, as the end of a sentence that starts with the file's name; undefined for any other file. */
export function pointerReason(bytes: Uint8Array): string | undefined {
  if (!startOf(bytes).startsWith(LFS_POINTER)) return undefined;
  return "is not here yet, only what Git LFS keeps in its place: run git lfs pull";
}

/** Why a file is no text, as such a sentence; undefined for a text, and where the kind is not known. */
export function kindReason(bytes: Uint8Array): string | undefined {
  const start = startOf(bytes);
  // The head of a video, or of a picture like AVIF, begins with its length.
  const [kind] =
    KINDS.find(([, ...starts]) => starts.some((one) => start.startsWith(one, one === "ftyp" ? 4 : 0))) ?? [];
  return kind && `${kind}, and no plain text`;
}
