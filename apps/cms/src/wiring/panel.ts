import type { Core } from "@strapi/strapi";
import { registerAccountsInPanel } from "../accounts/accounts-in-panel";
import { registerFormAnswers } from "../forms/answers-in-panel";
import { registerSiteAddresses } from "../pages/site-addresses";
import { showFirmLogo } from "../panel/firm-logo";
import { keepOwnStatus } from "../panel/own-status";
import { registerPanelSlugs } from "../panel/panel-slugs";
import { registerSample } from "../panel/sample/sample-in-panel";
import { beginInMarkdown } from "../posts/new-posts";
import { registerPostText } from "../posts/post-text-field";
import { registerHomeRoutes } from "./home-routes";

export async function registerPanel(strapi: Core.Strapi): Promise<void> {
  showFirmLogo(strapi);
  registerPanelSlugs(strapi);
  keepOwnStatus(strapi);
  beginInMarkdown(strapi);
  registerPostText(strapi);
  registerAccountsInPanel(strapi);
  registerHomeRoutes(strapi);
  registerSample(strapi);
  registerSiteAddresses(strapi);
  await registerFormAnswers(strapi);
}
