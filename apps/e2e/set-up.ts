import { expect } from "@playwright/test";
import { signInToPanel } from "@repo/testing/panel";
import { withExpiry } from "@repo/testing/with-expiry";
import { LIMITS } from "./playwright.config";
import { product } from "./product";

/** A sign-in to the panel lasts for half an hour, and all specs together may take longer. */
const SIGNED_IN_S = 12 * 60 * 60;

/** Runs once for all workers, which inherit the environment. */
export default async function globalSetup(): Promise<void> {
  const { CMS_URL, SITE_URL, STRAPI_ADMIN_EMAIL: email, STRAPI_ADMIN_PASSWORD: password } = product;
  // With a used data folder, the site answers before the CMS.
  const isReady = () =>
    fetch(`${CMS_URL}/_ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: LIMITS.start }).toBe(true);
  const token = await signInToPanel(CMS_URL, { email, password });
  process.env.PANEL_TOKEN = withExpiry(token, SIGNED_IN_S, product.ADMIN_JWT_SECRET);
  const sitemap = await (await fetch(`${SITE_URL}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  process.env.SEEDED_PAGES = JSON.stringify(paths);
}
