/** Runs `strapi develop` so that it sees changes wherever the checkout lies. */
import { createRequire } from "node:module";
import path from "node:path";
import { ignoredBelow, type Watch } from "./ignored-below.mts";

const require = createRequire(import.meta.url);
const strapi = require.resolve("@strapi/strapi/package.json");
const chokidar: { watch: Watch } = createRequire(strapi)("chokidar");

chokidar.watch = ignoredBelow(chokidar.watch);
require(path.join(path.dirname(strapi), "bin/strapi.js"));
