import type { StrapiApp } from "@strapi/strapi/admin";
import { OwnAuthor } from "./own-author";

type Panel = typeof OwnAuthor;
type ContentManager = { addEditViewSidePanel: (change: (panels: Panel[]) => Panel[]) => void };

export function registerOwnAuthor(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin("content-manager").apis as ContentManager;
  addEditViewSidePanel((panels) => [...panels, OwnAuthor]);
}
