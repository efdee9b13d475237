import type { StrapiApp } from "@strapi/strapi/admin";
import { TitleAddress } from "./title-address";

type Panel = typeof TitleAddress;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

export function registerTitleAddress(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => [...panels, TitleAddress]);
}
