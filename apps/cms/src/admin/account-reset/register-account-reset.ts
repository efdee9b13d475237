import type { StrapiApp } from "@strapi/strapi/admin";
import { ResetPanel } from "./reset-panel";

type Panel = (props: { model: string; documentId?: string }) => object | null;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

export function registerAccountReset(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => [...panels, ResetPanel]);
}
