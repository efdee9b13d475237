import { company } from "@repo/brand";
import type { Core } from "@strapi/strapi";
import { STAGE_HOURS } from "./shown-stage";

const HIRING = "api::hiring-setting.hiring-setting";
const UNDO_MINUTES = 10;

/** `zone` is the IANA name of the firm's time zone. */
export type Firm = { name: string; zone: string };

type HiringSettings = { undoMinutes: number; stageHours: number; firm: Firm };

/** Returns the panel's settings. Empty ones have the values that their descriptions name. */
export async function hiringSettings(strapi: Core.Strapi): Promise<HiringSettings> {
  const { name, timeZone } = company();
  const stored = await strapi.db.query(HIRING).findOne({});
  return {
    undoMinutes: stored?.undoMinutes ?? UNDO_MINUTES,
    stageHours: stored?.stageHours ?? STAGE_HOURS,
    firm: { name, zone: stored?.timeZone || timeZone },
  };
}
