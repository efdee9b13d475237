import { registerTexts } from "@repo/plugin-kit/admin/texts";
import type { StrapiApp } from "@strapi/strapi/admin";
import { ChecksPanel } from "./panel";
import { PLUGIN, UPDATE_LEVELS } from "./plugin";
import en from "./translations/en.json";

type ContentManager = { addEditViewSidePanel: (panels: (typeof ChecksPanel)[]) => void };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN, name: PLUGIN });
    app.addSettingsLink("global", {
      id: PLUGIN,
      intlLabel: { id: `${PLUGIN}.settings.title`, defaultMessage: en["settings.title"] },
      to: PLUGIN,
      permissions: [UPDATE_LEVELS] as never,
      Component: () => import("./settings-page"),
    });
  },

  bootstrap(app: StrapiApp) {
    (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([ChecksPanel]);
  },

  registerTrads: registerTexts(PLUGIN, { en }),
};
