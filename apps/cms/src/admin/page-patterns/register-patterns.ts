import type { StrapiApp } from "@strapi/strapi/admin";
import { PatternsPanel } from "./patterns-panel";

type ContentManager = { addEditViewSidePanel: (panels: (typeof PatternsPanel)[]) => void };

export function registerPatterns(app: StrapiApp): void {
  (app.getPlugin("content-manager").apis as ContentManager).addEditViewSidePanel([PatternsPanel]);
}
