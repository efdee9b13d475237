import path from "node:path";

/** Strapi finds its files from here. */
process.chdir(path.resolve(import.meta.dirname, "../.."));
