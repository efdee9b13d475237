/** Fails when the committed content types differ from what Strapi generates now. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const files = ["types/generated/contentTypes.d.ts", "types/generated/components.d.ts"];
const read = () => files.map((file) => readFileSync(file, "utf8")).join();

const committed = read();
spawnSync(process.execPath, ["scripts/strapi.mts", "ts:generate-types"], { stdio: "inherit" });
if (read() !== committed) {
  console.error("types/generated is not what the content types are: commit it as it has just been generated.");
  process.exit(1);
}
