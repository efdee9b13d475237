import { createHash } from "node:crypto";
import type { Company } from "@repo/brand";
import type { IconName } from "#server/request/addresses";

/** Returns an address that changes with the mark, because browsers keep icons for long. */
export function iconPath(name: IconName, { mark = "" }: Pick<Company, "mark">): string {
  return `/${name}?${createHash("sha256").update(mark).digest("hex").slice(0, 8)}`;
}
