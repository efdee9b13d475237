import type { StrapiApp } from "@strapi/strapi/admin";
import { GuideIcon } from "./guide-icon";

export const GUIDE_PATH = "guide";

const loadPage = () => import("./guide-page");

export function registerGuide(app: StrapiApp): void {
  app.addMenuLink({
    to: GUIDE_PATH,
    icon: GuideIcon,
    intlLabel: { id: "guide.link", defaultMessage: "Guide" },
    permissions: [],
    Component: loadPage,
  });
}
