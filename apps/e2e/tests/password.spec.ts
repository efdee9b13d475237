import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { product } from "../product";
import { expect, expectAccessible, mailsTo, test } from "./fixtures";
import { openPanel, panel } from "./panel";

type Account = { documentId: string; email: string };

const ACCOUNTS = "/content-manager/collection-types/plugin::users-permissions.user";
const LINK = /\/\S+\/new-password#([\w-]{43})/;
const WIDTHS = [360, 768, 1280];

const address = () => `nadia.${crypto.randomUUID()}@example.com`;
const password = () => `Aa1-${crypto.randomUUID()}`;
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

async function linkTo(email: string, mails = 1): Promise<string> {
  await expect.poll(() => mailsTo(email)).toHaveLength(mails);
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return new URL(/http\S+#[\w-]{43}/.exec(text)?.[0] ?? "").href;
}

async function create(role: string): Promise<Account & { password: string }> {
  const { roles } = await panel.get<{ roles: { id: number; name: string }[] }>("GET", "/users-permissions/roles");
  const account = { email: address(), password: password() };
  const connect = roles.filter(({ name }) => name === role).map(({ id }) => ({ id }));
  const { documentId } = await panel.get<Account>("POST", ACCOUNTS, { ...account, role: { connect } });
  return { ...account, documentId };
}

async function choosePassword(page: Page, chosen: string): Promise<void> {
  await page.getByLabel("New password").fill(chosen);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(heading(page, "Your password is set")).toBeFocused();
  await page.getByRole("link", { name: "Go to the sign-in" }).click();
}

async function signIn(page: Page, account: { email: string; password: string }, button: string): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: button }).click();
}

async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test("somebody who forgot the password of a dashboard sets a new one by mail, and is signed out elsewhere", {
  tag: ["@journey", "@failing-requests"],
}, async ({ browser, page }) => {
  const account = await create("Blog admin");
  const elsewhere = await browser.newPage({ baseURL: product.SITE_URL });
  await elsewhere.goto("/blog/admin/login");
  await signIn(elsewhere, account, "Sign in to Dashboard");
  await expect(heading(elsewhere, "Blog Admin Dashboard")).toBeVisible();

  await page.goto("/blog/admin/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/blog/admin/login/forgot-password");
  await expectFits(page);
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(heading(page, "Look into your mailbox")).toBeFocused();

  const link = await linkTo(account.email);
  await page.goto(link);
  await expect(page.getByLabel("Email")).toHaveValue(account.email);
  await expectFits(page);
  const chosen = password();
  await choosePassword(page, chosen);
  await expect(page).toHaveURL("/blog/admin/login");
  await signIn(page, { ...account, password: chosen }, "Sign in to Dashboard");
  await expect(heading(page, "Blog Admin Dashboard")).toBeVisible();
  await expect.poll(async () => (await mailsTo(account.email)).at(-1)?.subject).toBe("Your password has been set");

  expect((await elsewhere.request.get("/api/dashboard/posts")).status()).toBe(401);
  await elsewhere.goto(link);
  await expect(heading(elsewhere, "This link does not work")).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(elsewhere).toHaveURL("/blog/admin/login/forgot-password");
  await elsewhere.close();
});

test("a recruiter whom an administrator adds by address and dashboard alone is invited, and signs in", {
  tag: "@failing-requests",
}, async ({ page, context }) => {
  const email = address();
  await openPanel(page, `${ACCOUNTS}/create`);
  await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await page.getByRole("combobox", { name: /Dashboard/ }).click();
  await page.getByRole("option", { name: /Jobs admin/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const first = await linkTo(email);
  await page.getByRole("button", { name: "Mail a link" }).click();
  await expect(page.getByText(`A mail with a link is on its way to ${email}.`)).toBeVisible();
  const again = await linkTo(email, 2);
  expect(again).not.toBe(first);

  const own = await context.newPage();
  await own.goto(again);
  await expect(own.getByLabel("Email")).toHaveValue(email);
  const chosen = password();
  await choosePassword(own, chosen);
  await expect(own).toHaveURL("/admin-login");
  await signIn(own, { email, password: chosen }, "Login");
  await expect(heading(own, "Admin Dashboard")).toBeVisible();
});

test("no log or file of the product has the key of a link", { tag: "@failing-requests" }, async ({ page }) => {
  const { email, documentId } = await create("Jobs admin");
  await panel.get("POST", `/dashboard-accounts/${documentId}/password-link`);
  const link = await linkTo(email);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
  await page.goto(link);
  await choosePassword(page, password());
  await expect(page).toHaveURL("/admin-login");
  const key = LINK.exec(link)?.[1] ?? "";
  // The browser itself keeps the fragment in the address of its own request for the page.
  expect(addresses.filter((each) => each.includes(key) && each !== link)).toEqual([]);
  const holding: string[] = [];
  for (const folder of [product.DATA_DIR, path.resolve("../web/.instances")]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      if ((await readFile(file, "latin1").catch(() => "")).includes(key)) holding.push(file);
    }
  }
  expect(holding).toEqual([]);
});
