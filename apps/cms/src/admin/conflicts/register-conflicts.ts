import type { StrapiApp } from "@strapi/strapi/admin";
import { askBeforeOverwriting } from "./ask-before-overwriting";
import { ConflictDialog } from "./conflict-dialog";
import { followFields } from "./last-field";

export function registerConflicts(app: StrapiApp): void {
  const dialog = { name: "conflict-dialog", Component: ConflictDialog };
  app.getPlugin("content-manager").injectComponent("editView", "right-links", dialog);
  followFields();
  askBeforeOverwriting();
}
