import type { StrapiApp } from "@strapi/strapi/admin";
import { askBeforeOverwriting } from "./ask-before-overwriting";
import { ConflictDialog } from "./conflict-dialog";

export function registerConflicts(app: StrapiApp): void {
  const dialog = { name: "conflict-dialog", Component: ConflictDialog };
  app.getPlugin("content-manager").injectComponent("editView", "right-links", dialog);
  askBeforeOverwriting();
}
