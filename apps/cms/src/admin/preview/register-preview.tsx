import type { StrapiApp } from "@strapi/strapi/admin";
import { FollowFromPreview } from "./follow-from-preview";
import { LivePreviewPanel } from "./live-preview-panel";

type ContentManager = { addEditViewSidePanel: (panels: unknown[]) => void };

export function registerPreview(app: StrapiApp): void {
  const contentManager = app.getPlugin("content-manager");
  (contentManager.apis as ContentManager).addEditViewSidePanel([LivePreviewPanel]);
  contentManager.injectComponent("preview", "actions", { name: "follow-from-preview", Component: FollowFromPreview });
}
