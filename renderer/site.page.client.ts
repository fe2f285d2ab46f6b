console.log("loader", Object.keys(import.meta.glob("../blocks/*/*.island.tsx")));
