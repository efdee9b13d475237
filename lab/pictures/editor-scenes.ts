import type { Entries, Scene } from "./scene.ts";
import { toTop } from "./to-top.ts";

const FORMS = "/admin/content-manager";
const listOf = (type: string) => `${FORMS}/collection-types/api::${type}.${type}`;
const FORM = { x: 310, y: 0, width: 940, height: 640 };

export function editorScenes({ faq, post, service }: Entries): Record<string, Scene> {
  return {
    "editors/home": {
      as: "editor",
      path: "/admin",
      viewport: { width: 1280, height: 960 },
      async show(page) {
        await page.getByText(/^Careers: Jobs · Unpublishes/).waitFor();
      },
    },
    "editors/list": {
      as: "editor",
      path: listOf("blog-post"),
      viewport: { width: 1280, height: 620 },
      async show(page) {
        await page.getByText(/^Publishes/).waitFor();
      },
    },
    "editors/preview": {
      as: "editor",
      path: `${FORMS}/single-types/api::about-page.about-page`,
      viewport: { width: 1600, height: 860 },
      async show(page) {
        await page.getByRole("button", { name: "Show beside the form" }).click();
        // The panel shows the preview when the browser is idle, which a headless one may not be until it draws.
        while (page.frames().length === 1) await page.screenshot();
        const shown = page.frameLocator('iframe[title="Preview of the page"]').getByRole("heading", { level: 1 });
        await shown.waitFor();
        await page.locator('[name="hero.title"]').fill("Driven by Curiosity");
        await shown.filter({ hasText: "Curiosity" }).waitFor();
        await toTop(page.getByText("Top of the page"), 40);
      },
    },
    "editors/checks": {
      as: "editor",
      path: `${listOf("service")}/${service}`,
      async show(page) {
        await page.getByText(/There is nothing at/).waitFor();
        await toTop(page.getByRole("heading", { name: "Before publishing" }));
        return FORM;
      },
    },
    "editors/markdown": {
      as: "editor",
      path: `${listOf("blog-post")}/${post}`,
      async show(page) {
        await page.getByRole("region", { name: "Preview" }).getByRole("heading").first().waitFor();
        await toTop(page.getByRole("group", { name: "Formatting" }), 60);
        return FORM;
      },
    },
    "editors/pictures": {
      as: "blog",
      path: "/blog/admin",
      async show(page) {
        await page.getByRole("button", { name: /^Edit Three questions/ }).click();
        await page.getByRole("button", { name: "Picture", exact: true }).click();
        const dialog = page.getByRole("dialog", { name: "Choose a picture" });
        await dialog.getByRole("searchbox").fill("cloud");
        await dialog
          .getByRole("button", { name: /^Choose / })
          .first()
          .waitFor();
        return dialog;
      },
    },
    "editors/sections": {
      as: "editor",
      path: `${listOf("page")}/create`,
      viewport: { width: 1280, height: 720 },
      async show(page) {
        await page.getByRole("button", { name: "Event", exact: true }).click();
        await page.getByText("Nothing to fix.").waitFor();
        await toTop(page.getByRole("heading", { level: 1 }), 60);
      },
    },
    "editors/schedule": {
      as: "editor",
      path: `${listOf("blog-post")}/${post}`,
      scale: 1.5,
      async show(page) {
        const panel = page.getByRole("heading", { name: "Schedule" }).locator("..");
        await panel.getByText(/IST$/).first().waitFor();
        return panel;
      },
    },
    "editors/history": {
      as: "editor",
      path: `${listOf("faq")}/${faq}`,
      viewport: { width: 1280, height: 720 },
      async show(page) {
        await page.getByRole("button", { name: "Version 1" }).click();
        await page.getByRole("dialog").getByRole("insertion").first().waitFor();
      },
    },
    "editors/deleted": {
      as: "editor",
      path: "/admin/deleted",
      viewport: { width: 1280, height: 420 },
      async show(page) {
        await page
          .getByRole("button", { name: /^Bring back/ })
          .first()
          .waitFor();
      },
    },
    "editors/roles": {
      as: "administrator",
      path: "/admin/settings/users",
      viewport: { width: 1280, height: 600 },
      async show(page) {
        await page.getByText("Content editor").waitFor();
      },
    },
  };
}
