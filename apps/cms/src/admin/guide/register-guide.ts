import { Book } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";

export const GUIDE_PATH = "guide";

const loadPage = () => import("./guide-page");

export function registerGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: GUIDE_PATH,
    icon: Book,
    intlLabel: { id: "guide.link", defaultMessage: "Guide" },
    permissions: [],
    Component: loadPage,
  });
}
