import { TIME_ZONE } from "@repo/brand";
import { STAGE_HOURS } from "@repo/contract/application/shown-stage";
import type { Core } from "@strapi/strapi";
import { firmName } from "../mail/firm-name";

const HIRING = "api::hiring-setting.hiring-setting";
const UNDO_MINUTES = 10;

/** `zone` is its time zone, by the IANA name. */
export type Firm = { name: string; zone: string };

type HiringSettings = { undoMinutes: number; stageHours: number; firm: Firm };

/** What the panel leaves empty has the values that its descriptions name. */
export async function hiringSettings(strapi: Core.Strapi): Promise<HiringSettings> {
  const [name, stored] = await Promise.all([firmName(strapi), strapi.db.query(HIRING).findOne({})]);
  return {
    undoMinutes: stored?.undoMinutes ?? UNDO_MINUTES,
    stageHours: stored?.stageHours ?? STAGE_HOURS,
    firm: { name, zone: stored?.timeZone || TIME_ZONE },
  };
}
