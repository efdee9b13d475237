import type { StrapiApp } from "@strapi/strapi/admin";
import { changeActions } from "../document-actions";
import { addScheduleColumn } from "./column";
import { SchedulePanel } from "./panel";
import { usePublishNow } from "./publish-now";

type ContentManager = { addEditViewSidePanel: (panels: (typeof SchedulePanel)[]) => void };

export function registerSchedule(app: StrapiApp): void {
  (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([SchedulePanel]);
  changeActions(app, ["publish"], usePublishNow);
  addScheduleColumn(app);
}
