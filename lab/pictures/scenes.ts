import type { Locator, Page } from "@playwright/test";

type Entries = { faq: string; post: string; service: string; privateLink: string };

export type Scene = {
  as: "administrator" | "editor" | "jobs" | "blog" | "visitor";
  path: string;
  viewport?: { width: number; height: number };
  scale?: number;
  show: (page: Page) => Promise<Locator | Area | undefined>;
};

type Area = { x: number; y: number; width: number; height: number };

const FORMS = "/admin/content-manager";
const listOf = (type: string) => `${FORMS}/collection-types/api::${type}.${type}`;
const FORM = { x: 310, y: 0, width: 940, height: 640 };

export function scenes({ faq, post, service, privateLink }: Entries): Record<string, Scene> {
  return {
    home: {
      as: "visitor",
      path: "/",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        await page.waitForLoadState("networkidle");
        return undefined;
      },
    },
    "home-phone": {
      as: "visitor",
      path: "/",
      viewport: { width: 360, height: 740 },
      scale: 2,
      async show(page) {
        await page.waitForLoadState("networkidle");
        return undefined;
      },
    },
    "jobs-dashboard": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        for (const [name, status] of Object.entries({ "Asha Placeholder": "Interview", "Chidi Example": "Hired" })) {
          await page
            .getByRole("combobox", { name: `Status of ${name}` })
            .first()
            .selectOption(status);
        }
        return undefined;
      },
    },
    "blog-dashboard": {
      as: "blog",
      path: "/blog/admin",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        await page
          .getByRole("button", { name: /^Edit / })
          .first()
          .waitFor();
        return undefined;
      },
    },
    "recruiters/board": {
      as: "jobs",
      path: "/admin?view=board",
      viewport: { width: 1280, height: 900 },
      async show(page) {
        const board = page.getByRole("region", { name: "Board" });
        for (const [name, status] of Object.entries({ "Bao Nobody": "In review", "Asha Placeholder": "Interview" })) {
          await board.getByRole("combobox", { name: `Move ${name} to` }).selectOption(status);
          await board
            .getByRole("region", { name: new RegExp(`^${status}`) })
            .getByText(name)
            .waitFor();
        }
        return page.getByRole("region", { name: "Job Applicants" });
      },
    },
    "recruiters/applicant": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        await openPanel(page, "Chidi Example");
        return undefined;
      },
    },
    "recruiters/history": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        const panel = await openPanel(page, "Bao Nobody");
        await panel.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
        const reason = panel.getByRole("combobox", { name: /reason/i });
        await reason.fill("Another applicant was chosen");
        await reason.press("Enter");
        await panel.getByRole("textbox", { name: "Private note" }).fill("Would fit the team in Chennai.");
        await panel.getByRole("button", { name: "Save note" }).click();
        await panel.getByText("Would fit the team in Chennai.", { exact: true }).first().waitFor();
        await toTop(panel.getByRole("heading", { name: "History" }), 90);
        return undefined;
      },
    },
    "recruiters/private-link": {
      as: "visitor",
      path: privateLink,
      viewport: { width: 960, height: 800 },
      async show(page) {
        return page.locator("main");
      },
    },
    "recruiters/mail": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 900 },
      async show(page) {
        const panel = await openPanel(page, "Divya Sampleson");
        await panel.getByRole("button", { name: "Write an email" }).click();
        const dialog = page.getByRole("dialog", { name: "Email Divya Sampleson" });
        await dialog.getByRole("combobox", { name: "Template" }).selectOption({ index: 3 });
        await dialog.getByRole("button", { name: "Preview" }).click();
        await dialog.getByRole("heading", { name: "Preview" }).waitFor();
        return dialog;
      },
    },
    "recruiters/several": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        for (const name of ["Asha Placeholder", "Bao Nobody", "Divya Sampleson"]) {
          await page.getByRole("checkbox", { name: `Select ${name}` }).check();
        }
        return undefined;
      },
    },
    "recruiters/numbers": {
      as: "jobs",
      path: "/admin",
      viewport: { width: 1280, height: 1100 },
      async show(page) {
        await page
          .getByRole("button", { name: /^Numbers of/ })
          .first()
          .click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText("First answer").waitFor();
        return dialog;
      },
    },
    "recruiters/personal-data": {
      as: "jobs",
      path: "/admin/privacy",
      viewport: { width: 1280, height: 900 },
      async show(page) {
        await page.getByText("Opened").first().waitFor();
        return undefined;
      },
    },
    "editors/home": {
      as: "editor",
      path: "/admin",
      viewport: { width: 1280, height: 720 },
      async show(page) {
        await page.getByText(/^Careers: Jobs · Unpublishes/).waitFor();
        return undefined;
      },
    },
    "editors/list": {
      as: "editor",
      path: listOf("blog-post"),
      viewport: { width: 1280, height: 620 },
      async show(page) {
        await page.getByText(/^Publishes/).waitFor();
        return undefined;
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
        return undefined;
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
        return undefined;
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
        return undefined;
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
        return undefined;
      },
    },
    "editors/roles": {
      as: "administrator",
      path: "/admin/settings/users",
      viewport: { width: 1280, height: 600 },
      async show(page) {
        await page.getByText("Content editor").waitFor();
        return undefined;
      },
    },
  };
}

async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, exact: true }).first().click();
  const panel = page.getByRole("dialog", { name });
  await panel.getByText("1 page", { exact: true }).waitFor();
  await panel.getByRole("heading", { name: "Notes" }).waitFor();
  return panel;
}

async function toTop(place: Locator, above = 20): Promise<void> {
  await place.evaluate((element: HTMLElement, above) => {
    element.style.scrollMarginTop = `${above}px`;
    element.scrollIntoView();
  }, above);
}
