import { writeFile } from "node:fs/promises";
import { drawSprite } from "./sprite.ts";

await writeFile(new URL("../src/icons.svg", import.meta.url), drawSprite());
