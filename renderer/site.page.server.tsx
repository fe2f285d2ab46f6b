import { renderToString } from "react-dom/server";
import { dangerouslySkipEscape } from "vite-plugin-ssr/server";
export function render(pageContext: any) {
  return {
    documentHtml: dangerouslySkipEscape(
      `<!doctype html><html><head><title>x</title></head><body>${renderToString(<p>{pageContext.page.title}</p>)}</body></html>`,
    ),
  };
}
