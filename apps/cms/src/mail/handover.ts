import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cmsSettings } from "../settings";

export type Handover = { mail: string; step: "claimed" | "handed-over" };

const file = () => path.join(cmsSettings().dataDir, "mail-handover.json");

/** Writes synchronously: with an await, a kill could come between this note and the step that it announces. */
export function noteHandover(handover: Handover | null): void {
  writeFileSync(file(), JSON.stringify(handover));
}

export function lastHandover(): Handover | null {
  try {
    return JSON.parse(readFileSync(file(), "utf8"));
  } catch {
    return null;
  }
}
