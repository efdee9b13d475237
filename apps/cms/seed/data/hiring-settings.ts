import type { Seed } from "../types";

export const hiringSettings = { keepRejectedDays: 180 } satisfies Seed<"api::hiring-setting.hiring-setting">;
