import { company } from "@repo/brand";
import { CHOICE_WORDS } from "../choices/choice-words";
import { STRAPI_WORDS } from "./strapi-words";

export const brand = {
  tutorials: false,
  notifications: { releases: false },
  translations: {
    en: {
      ...CHOICE_WORDS,
      ...STRAPI_WORDS,
      "app.components.LeftMenu.navbrand.title": company().name,
      "app.components.LeftMenu.navbrand.workplace": "Content",
      "Auth.form.welcome.title": "Welcome",
      "Auth.form.welcome.subtitle": "Sign in to edit the website",
      "HomePage.header.subtitle": "Your website at a glance",
    },
  },
};
