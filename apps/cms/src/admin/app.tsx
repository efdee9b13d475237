import type { StrapiApp } from "@strapi/strapi/admin";
import { warnOfGaps } from "./warn-of-gaps";

export default {
  bootstrap(app: StrapiApp) {
    warnOfGaps(app);
  },
};
