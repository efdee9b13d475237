import { signInToPanel } from "@repo/testing/panel";
import { product } from "./product";

/** Once for all workers, which inherit the environment. */
export default async function globalSetup(): Promise<void> {
  const { CMS_URL, SITE_URL, STRAPI_ADMIN_EMAIL: email, STRAPI_ADMIN_PASSWORD: password } = product;
  process.env.PANEL_TOKEN = await signInToPanel(CMS_URL, { email, password });
  const sitemap = await (await fetch(`${SITE_URL}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  process.env.SEEDED_PAGES = JSON.stringify(paths);
}
