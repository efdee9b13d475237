import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cmsSettings } from "@repo/settings";

/** Where the files of forms lie while these are read. */
export function incomingFolder(): string {
  return path.join(cmsSettings(process.env).dataDir, "incoming");
}

/** Removes what a crash has left: before the first form can come. */
export function emptyIncomingFolder(): void {
  rmSync(incomingFolder(), { recursive: true, force: true });
  mkdirSync(incomingFolder(), { recursive: true });
}
