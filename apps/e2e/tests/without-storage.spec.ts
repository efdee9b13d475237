import type { BrowserContext, Page } from "@playwright/test";
import { product } from "../product";
import { attachResume, fillInApplication } from "./application-form";
import { expect, seededPages, test } from "./fixtures";
import { hydrated } from "./hydration";

const doors = [
  {
    page: "/admin-login",
    home: "/admin",
    heading: "Admin Dashboard",
    button: "Login",
    account: [product.JOBS_ADMIN_EMAIL, product.JOBS_ADMIN_PASSWORD],
  },
  {
    page: "/blog/admin/login",
    home: "/blog/admin",
    heading: "Blog Admin Dashboard",
    button: "Sign in to Dashboard",
    account: [product.BLOG_ADMIN_EMAIL, product.BLOG_ADMIN_PASSWORD],
  },
] as const;

async function signIn(page: Page, door: (typeof doors)[number]) {
  await page.goto(door.page);
  await hydrated(page);
  await page.getByLabel("Email").fill(door.account[0]);
  await page.getByLabel("Password").fill(door.account[1]);
  await page.getByRole("button", { name: door.button }).click();
}

/** Simulates plain HTTP in a browser that stores nothing. */
async function takeAway(context: BrowserContext) {
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Forbidden", "SecurityError");
        },
      });
    }
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
  });
}

test.describe("where storage is forbidden", () => {
  test.beforeEach(({ context }) => takeAway(context));

  test("the home page is shown, and its scripts run", { tag: "@nightly" }, async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("tab", { name: "Database" }).click();
    await expect(page.getByRole("tabpanel")).toHaveAccessibleName("Database");
  });

  for (const door of doors) {
    test(`${door.page} opens the dashboard, and after a reload goes on without a password`, {
      tag: "@nightly",
    }, async ({ page }) => {
      await signIn(page, door);
      await expect(page.getByRole("heading", { level: 1, name: door.heading })).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(door.page);
      await page.getByRole("button", { name: /^Continue as/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: door.heading })).toBeVisible();
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL(door.page);
    });
  }

  test("a post is written, and an application sent", { tag: "@nightly" }, async ({ page, pdf }) => {
    await page.goto("/careers/senior-backend-engineer");
    await hydrated(page);
    await page.getByRole("button", { name: "Apply Now" }).click();
    await expect(
      page.getByText("All fields are required, except those marked as optional.", { exact: true }),
    ).toBeVisible();
    await fillInApplication(page);
    await expect(page.getByRole("button", { name: "Clear what I typed" })).toBeHidden();
    await attachResume(page, pdf);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByRole("heading", { name: /^Thanks for applying!/ })).toBeVisible();

    await signIn(page, doors[1]);
    await page.getByRole("button", { name: "Add New Post" }).click();
    const form = page.getByRole("dialog", { name: "Create New Blog Post" });
    await form.getByLabel("Title *").fill("Typed where nothing is kept");
    await expect(form.getByLabel("Title *")).toHaveValue("Typed where nothing is kept");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Add New Post" }).click();
    await form.getByRole("button", { name: "Restore it" }).click();
    await expect(form.getByLabel("Title *")).toHaveValue("Typed where nothing is kept");
  });

  test("a link is copied without a clipboard, and when it can't be, that is said", { tag: "@nightly" }, async ({
    page,
  }) => {
    await page.goto(seededPages.find((each) => /^\/blog\/[\da-f-]{36}$/.test(each)) ?? "");
    await hydrated(page);
    const copy = page.getByRole("button", { name: "Copy link" });
    await copy.click();
    await expect(page.getByText("Link copied")).toBeVisible();
    await expect(copy).toBeFocused();
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    await copy.click();
    await expect(page.getByText("Please copy the address of this page")).toBeVisible();
  });
});

test("a browser that refuses cookies, and with them storage, is told so at both sign-ins", { tag: "@nightly" }, async ({
  context,
  page,
}) => {
  await takeAway(context);
  await context.route("**/*", async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const { "set-cookie": _, ...headers } = answer.headers();
    await context.clearCookies();
    await route.fulfill({ response: answer, headers });
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Frequently Asked Questions" })).toBeVisible();
  for (const door of doors) {
    await signIn(page, door);
    await expect(page.getByRole("alert").getByText(/keeps no cookies of this site/)).toBeVisible();
    await expect(page).toHaveURL(door.page);
    await expect(page.getByRole("button", { name: door.button })).toBeEnabled();
  }
  // A prefetch may still be running.
  await context.unrouteAll({ behavior: "ignoreErrors" });
});
