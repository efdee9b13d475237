import path from "node:path";

/** Next.js and its server find their files from here. */
process.chdir(path.resolve(import.meta.dirname, ".."));
