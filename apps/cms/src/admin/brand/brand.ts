import mark from "../../../seed/images/brand/mark.svg";

/** The colours of the site; white text on a button keeps a contrast of 4.5:1. */
const light = {
  primary100: "#f3f8fc",
  primary200: "#d9ecf8",
  primary500: "#1375b6",
  primary600: "#1375b6",
  primary700: "#0f5c90",
  buttonPrimary500: "#0f5c90",
  buttonPrimary600: "#1375b6",
};

const dark = {
  primary100: "#12293b",
  primary200: "#1d4a6b",
  primary500: "#1375b6",
  primary600: "#66b8ee",
  primary700: "#66b8ee",
  buttonPrimary500: "#0f5c90",
  buttonPrimary600: "#1375b6",
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
      "app.components.LeftMenu.navbrand.title": "Website",
      "app.components.LeftMenu.navbrand.workplace": "Content",
      "Auth.form.welcome.title": "Welcome",
      "Auth.form.welcome.subtitle": "Sign in to edit the website",
      "HomePage.header.subtitle": "What is waiting on the website",
    },
  },
};
