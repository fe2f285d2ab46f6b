/**
 * vite-plugin-ssr's `renderPage`. It greets every process with the news of its new name, which is
 * no news to anyone here and would be the one line of noise in a quiet build.
 */
export async function loadRenderPage() {
  const { warn } = console;
  console.warn = () => {};
  try {
    return (await import("vite-plugin-ssr/server")).renderPage;
  } finally {
    console.warn = warn;
  }
}
