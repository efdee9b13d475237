import type { StrapiApp } from "@strapi/strapi/admin";
import { brand } from "./brand/brand";
import { hideNews } from "./brand/hide-news";
import { registerGuide } from "./guide/register-guide";
import { registerHome } from "./home/register-home";
import { keepRefused } from "./keep-refused";
import { tellRefusals } from "./pictures-in-use/tell-refusals";
import { registerPostText } from "./post-text/register-post-text";
import { warnOfGaps } from "./warn-of-gaps";

export default {
  config: brand,
  register(app: StrapiApp) {
    hideNews();
    registerHome(app);
    registerGuide(app);
    registerPostText(app);
    tellRefusals(app);
  },
  bootstrap(app: StrapiApp) {
    keepRefused();
    warnOfGaps(app);
  },
};
