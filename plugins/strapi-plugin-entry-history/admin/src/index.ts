import { registerTexts } from "@repo/plugin-kit/admin/texts";
import { Trash } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { lazy } from "react";
import { HistoryPanel } from "./history-panel";
import { PLUGIN } from "./plugin";
import en from "./translations/en.json";

type ContentManager = { addEditViewSidePanel: (panels: (typeof HistoryPanel)[]) => void };

const ChangeList = lazy(() => import("./change-list"));
const loadDeletedPage = () => import("./deleted-page");

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN, name: PLUGIN, apis: { ChangeList } });
    app.addMenuLink({
      to: `plugins/${PLUGIN}`,
      icon: Trash,
      intlLabel: { id: `${PLUGIN}.deleted.title`, defaultMessage: en["deleted.title"] },
      permissions: [],
      Component: loadDeletedPage,
    });
  },

  bootstrap(app: StrapiApp) {
    (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([HistoryPanel]);
  },

  registerTrads: registerTexts(PLUGIN, { en }),
};
