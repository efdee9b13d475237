import { changeActions } from "@repo/plugin-kit/admin/document-actions";
import { registerTexts } from "@repo/plugin-kit/admin/texts";
import { Clock } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { addScheduleColumn } from "./column";
import { SchedulePanel } from "./panel";
import { PLUGIN } from "./plugin";
import { usePublishNow } from "./publish-now";
import en from "./translations/en.json";

type ContentManager = { addEditViewSidePanel: (panels: (typeof SchedulePanel)[]) => void };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN, name: PLUGIN });
    app.widgets.register({
      id: "scheduled",
      pluginId: PLUGIN,
      title: { id: `${PLUGIN}.widget.title`, defaultMessage: en["widget.title"] },
      icon: Clock,
      permissions: [{ action: "plugin::content-manager.explorer.read" }],
      component: async () => (await import("./widget")).ScheduledWidget,
    });
  },

  bootstrap(app: StrapiApp) {
    (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([SchedulePanel]);
    changeActions(app, ["publish"], usePublishNow);
    addScheduleColumn(app);
  },

  registerTrads: registerTexts(PLUGIN, { en }),
};
