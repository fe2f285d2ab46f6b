// Preloaded into a build: the disk is full after a few staged files. Counted in each thread on its own.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const { writeFileSync } = fs;
let left = 3;

fs.writeFileSync = (file, ...rest) => {
  if (String(file).includes(".staging") && left-- <= 0) {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  }
  return writeFileSync(file, ...rest);
};
syncBuiltinESMExports();
