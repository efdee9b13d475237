import { registerTexts } from "@repo/plugin-kit/admin/texts";
import type { StrapiApp } from "@strapi/strapi/admin";
import { ChecksPanel } from "./panel";
import { PLUGIN } from "./plugin";
import en from "./translations/en.json";

type ContentManager = { addEditViewSidePanel: (panels: (typeof ChecksPanel)[]) => void };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN, name: PLUGIN });
  },

  bootstrap(app: StrapiApp) {
    (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([ChecksPanel]);
  },

  registerTrads: registerTexts(PLUGIN, { en }),
};
