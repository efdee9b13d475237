import type { Locator, Page } from "@playwright/test";

import { editorScenes } from "./editor-scenes.ts";
import type { Entries, Scene } from "./scene.ts";
import { toTop } from "./to-top.ts";

export function scenes(entries: Entries): Record<string, Scene> {
  return {
    home: {
      as: "visitor",
      path: "/",
      viewport: { width: 1280, height: 800 },
      async show(page) {
        await page.waitForLoadState("networkidle");
      },
    },
    "home-phone": {
      as: "visitor",
      path: "/",
      viewport: { width: 360, height: 740 },
      scale: 2,
      async show(page) {
        await page.waitForLoadState("networkidle");
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
      },
    },
    "recruiters/private-link": {
      as: "visitor",
      path: entries.privateLink,
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
      },
    },
    ...editorScenes(entries),
  };
}

async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, exact: true }).first().click();
  const panel = page.getByRole("dialog", { name });
  await panel.getByText("1 page", { exact: true }).waitFor();
  await panel.getByRole("heading", { name: "Notes" }).waitFor();
  return panel;
}
