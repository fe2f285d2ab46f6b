import type { EditResult } from "../../../../renderer/desk/protocol/edits";
import { PageEditor } from "../../../../renderer/desk/server/edit/pageEditor";
import { LiveContent } from "../../../../renderer/preview/liveContent";
import { newErrors } from "../../../../renderer/preview/newErrors";
import type { FixtureSite } from "../../../support/fixtureSite";
import type { editedSite } from "../edit/editedSite";
import { editServer } from "../edit/editServer";

/** The desk's endpoints on a site, as the preview has them: a change is checked, and read again once it is written. */
export async function deskOn(site: FixtureSite) {
  const live = new LiveContent(site);
  await live.update();
  const editor = new PageEditor(site, {
    tryTexts: async (texts) => {
      const found = live.content ? await newErrors(live.content, await live.tried(texts)) : [];
      return found.filter(({ figure }) => figure === undefined);
    },
    onWritten: async (files) => void (await live.update({ files, others: false })),
    listFigures: async () => [],
    repairsOf: () => [],
    whyPictureStays: () => undefined,
    journal: `${site.cwd}/journal`,
  });
  const edited = { site, editor } as unknown as ReturnType<typeof editedSite>;
  const { server, send } = await editServer(false, () => live.content, edited);
  const request = async <Result>(path: string, body: unknown = {}, method = "POST") => {
    const { text } = await send(body, {}, `${method} /_desk/${path}`);
    const json = text.slice(text.indexOf("\r\n\r\n"));
    return JSON.parse(Buffer.from(/[[{].*[\]}]/s.exec(json)?.[0] ?? "null", "latin1").toString()) as Result;
  };
  return {
    live,
    request,
    back: () => request<EditResult>("undo"),
    again: () => request<EditResult>("redo"),
    end: () => void server.close(),
  };
}
