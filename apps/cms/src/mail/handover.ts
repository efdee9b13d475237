import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cmsSettings } from "@repo/settings";

/** How far this process has come with the mail it is sending. */
export type Handover = { mail: string; step: "claimed" | "handed-over" };

const file = () => path.join(cmsSettings(process.env).dataDir, "mail-handover.json");

/** Written at once, in the same turn as what follows it: a database would leave time to be killed between the two. */
export function noteHandover(handover: Handover | null): void {
  writeFileSync(file(), JSON.stringify(handover));
}

/** What the process before this one was doing when it ended. */
export function lastHandover(): Handover | null {
  try {
    return JSON.parse(readFileSync(file(), "utf8"));
  } catch {
    return null;
  }
}
