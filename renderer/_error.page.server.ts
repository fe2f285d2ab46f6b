/** vite-plugin-ssr's page for addresses without a page: `_default.page.server.tsx` renders it like any other. */
export {};
