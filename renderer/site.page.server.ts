/** vite-plugin-ssr's one page for all addresses: `_default.page.server.tsx` renders it. */
export {};
