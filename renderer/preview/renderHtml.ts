import type { PageRequest } from "../page/pageRequest";

/** A page to render for the preview, and the address that it is asked for at. */
interface RequestedPage extends Required<PageRequest> {
  address: string;
}

/** Imported once: importing it again takes a tenth of the time of a page. */
let renderer: Promise<typeof import("vite-plugin-ssr/server")> | undefined;

/** Renders a page for the preview. @throws Error if the code cannot be loaded, or a block throws */
export async function renderHtml({ address, ...request }: RequestedPage): Promise<string> {
  // Not imported earlier: it prints that it was renamed, which the preview filters out once it has started.
  renderer ??= import("vite-plugin-ssr/server");
  const { renderPage } = await renderer;
  const { httpResponse, errorWhileRendering } = await renderPage({ ...request, urlOriginal: address });
  if (!httpResponse || errorWhileRendering) {
    throw errorWhileRendering ?? new Error(`Nothing was rendered for ${address}`);
  }
  return httpResponse.body;
}
