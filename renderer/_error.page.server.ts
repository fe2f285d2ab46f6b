/** vite-plugin-ssr's page for addresses that no page has: `_default.page.server.tsx` renders it as it does all others. */
export {};
