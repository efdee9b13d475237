import { Trash } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { HistoryPanel } from "./history-panel";

type ContentManager = { addEditViewSidePanel: (panels: (typeof HistoryPanel)[]) => void };

const loadDeletedPage = () => import("./deleted-page");

export function registerHistory(app: StrapiApp): void {
  (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([HistoryPanel]);
  app.addMenuLink({
    to: "deleted",
    icon: Trash,
    intlLabel: { id: "history.deleted", defaultMessage: "Deleted" },
    permissions: [],
    Component: loadDeletedPage,
  });
}
