import { writeFileSync } from "node:fs";
import path from "node:path";
import { listing, misfits, productionPackages, root } from "./packages.ts";

const found = productionPackages();
writeFileSync(path.join(root, "THIRD-PARTY.md"), listing(found));
for (const each of misfits(found)) console.warn(each);
