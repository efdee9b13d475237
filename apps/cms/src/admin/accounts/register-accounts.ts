import type { StrapiApp } from "@strapi/strapi/admin";
import { PasswordLinkPanel } from "./password-link-panel";
import { ResetPanel } from "./reset-panel";

type Panel = typeof PasswordLinkPanel;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

export function registerAccounts(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => [...panels, ResetPanel, PasswordLinkPanel]);
}
