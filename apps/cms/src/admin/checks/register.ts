import { CHOOSE_LEVELS } from "@repo/rules/checks";
import type { StrapiApp } from "@strapi/strapi/admin";
import { ChecksPanel } from "./checks-panel";

type ContentManager = { addEditViewSidePanel: (panels: (typeof ChecksPanel)[]) => void };

const settingsPage = () => import("./settings-page");

export function registerChecks(app: StrapiApp): void {
  (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([ChecksPanel]);
  app.addSettingsLink("global", {
    id: "publishing-checks",
    intlLabel: { id: "publishing-checks", defaultMessage: "Publishing checks" },
    to: "publishing-checks",
    permissions: [CHOOSE_LEVELS] as never,
    Component: settingsPage,
  });
}
