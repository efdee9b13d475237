import type { StrapiApp } from "@strapi/strapi/admin";
import { PatternsPanel } from "./patterns-panel";

type Panel = typeof PatternsPanel;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

/** Puts the patterns below the first panel, which saves and publishes. */
export function registerPatterns(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel(([first, ...others]) => [...(first ? [first] : []), PatternsPanel, ...others]);
}
