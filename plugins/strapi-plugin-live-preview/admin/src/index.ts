import { registerTexts } from "@repo/plugin-kit/admin/texts";
import type { StrapiApp } from "@strapi/strapi/admin";
import { PreviewPanel } from "./panel";
import { PLUGIN } from "./plugin";
import en from "./translations/en.json";

type Panel = (props: never) => unknown;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN, name: PLUGIN });
  },

  bootstrap(app: StrapiApp) {
    (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel(instead);
  },

  registerTrads: registerTexts(PLUGIN, { en }),
};

function instead(panels: Panel[]): Panel[] {
  const place = panels.findIndex(isStrapisPreview);
  return place < 0 ? [...panels, PreviewPanel] : panels.with(place, PreviewPanel);
}

/** Recognizes the panel by the names of its texts, which every build keeps. Strapi's other panels have a `type`. */
const isStrapisPreview = (panel: Panel) => String(panel).includes("content-manager.preview.panel");
