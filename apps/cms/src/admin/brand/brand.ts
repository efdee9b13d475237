import { colors } from "@repo/brand";
import mark from "../../../seed/images/brand/mark.svg";
import { CHOICE_WORDS } from "../choices/choice-words";
import { STRAPI_WORDS } from "./strapi-words";

const light = {
  primary100: colors.mist,
  primary200: colors.sky,
  primary500: colors.primary,
  primary600: colors.primary,
  primary700: colors.primaryDark,
  buttonPrimary500: colors.primaryDark,
  buttonPrimary600: colors.primary,
};

const dark = {
  primary100: colors.panelMist,
  primary200: colors.panelSky,
  primary500: colors.primary,
  primary600: colors.panelPrimary,
  primary700: colors.panelPrimary,
  buttonPrimary500: colors.primaryDark,
  buttonPrimary600: colors.primary,
};

export const brand = {
  auth: { logo: mark },
  menu: { logo: mark },
  head: { favicon: mark },
  theme: { light: { colors: light }, dark: { colors: dark } },
  tutorials: false,
  notifications: { releases: false },
  translations: {
    en: {
      ...CHOICE_WORDS,
      ...STRAPI_WORDS,
      "app.components.LeftMenu.navbrand.title": "Website",
      "app.components.LeftMenu.navbrand.workplace": "Content",
      "Auth.form.welcome.title": "Welcome",
      "Auth.form.welcome.subtitle": "Sign in to edit the website",
      "HomePage.header.subtitle": "Your website at a glance",
    },
  },
};
