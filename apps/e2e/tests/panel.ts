import { expect, type Locator, type Page } from "@playwright/test";
import { createPanel } from "@repo/testing/panel";
import { product } from "../product";

export const panel = createPanel(product.CMS_URL, process.env.PANEL_TOKEN ?? "");

export type Job = {
  documentId: string;
  slug: string;
  title: string;
  details: string;
  description: string;
  availability: string;
};
export const jobs = panel.collection<Job>("job");

export type Post = {
  documentId: string;
  title: string;
  createdAt: string;
  publishAt: string | null;
  unpublishAt: string | null;
};
export const posts = panel.collection<Post>("blog-post");

/** Prepares what the panel has read for saving, because components get new ids. */
export const withoutIds = <Fields>(fields: Fields): Fields =>
  JSON.parse(JSON.stringify(fields, (name, value) => (/^(id|documentId)$/.test(name) ? undefined : value)));

/** Uses the session of `set-up.ts`, because Strapi allows few sign-ins. */
export async function openPanel(page: Page, path: string): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem("jwtToken", JSON.stringify(token)), process.env.PANEL_TOKEN);
  // Strapi shows buttons in an idle callback, which a headless browser may not call while nothing moves.
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    window.requestIdleCallback = (run, options) => idle(run, { timeout: 500, ...options });
  });
  await page.goto(`${product.CMS_URL}/admin${path}`);
}

/** Opens the panel as an editor who may not create accounts. @returns a function that deletes the account. */
export async function openAsContentEditor(page: Page, path: string): Promise<() => Promise<Response>> {
  const { data: roles } = await panel.get<{ data: { id: number; name: string }[] }>("GET", "/admin/roles");
  const role = roles.find(({ name }) => name === "Content editor");
  const [firstname, lastname] = ["Content", "Editor"];
  const { data: invited } = await panel.get<{ data: { id: number; registrationToken: string } }>(
    "POST",
    "/admin/users",
    { email: `${crypto.randomUUID()}@example.com`, firstname, lastname, roles: [role?.id] },
  );
  const { data: signedIn } = await panel.get<{ data: { token: string } }>("POST", "/admin/register", {
    registrationToken: invited.registrationToken,
    userInfo: { firstname, lastname, password: `Aa1-${crypto.randomUUID()}` },
  });
  await page.addInitScript((token) => localStorage.setItem("jwtToken", JSON.stringify(token)), signedIn.token);
  await page.goto(`${product.CMS_URL}/admin${path}`);
  return () => panel.ask("DELETE", `/admin/users/${invited.id}`);
}

/** Returns the framed page, once a click in it leads to its field. */
export async function followedPage(pane: Locator) {
  const site = pane.frameLocator("iframe");
  await expect(site.getByText("Click on a text or picture to change it.")).toBeVisible();
  return site;
}
