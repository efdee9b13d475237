import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { productPorts } from "@repo/testing/free-port";
import { product } from "../product";
import { expect, expectAccessible, expectUncovered, signInAs, test } from "./fixtures";

const doors = [
  {
    role: "jobs-admin",
    page: "/admin-login",
    home: "/admin",
    title: "Admin Login",
    heading: "Admin Dashboard",
    placeholder: "Admin Email",
    button: "Login",
    refused: "Invalid admin credentials",
    account: { email: product.JOBS_ADMIN_EMAIL, password: product.JOBS_ADMIN_PASSWORD },
    flag: () => localStorage.getItem("isAdmin"),
    raise: () => localStorage.setItem("isAdmin", "true"),
  },
  {
    role: "blog-admin",
    page: "/blog/admin/login",
    home: "/blog/admin",
    title: "Blog Admin Login",
    heading: "Blog Admin Dashboard",
    placeholder: null,
    button: "Sign in to Dashboard",
    refused: "Invalid email or password. Please try again.",
    account: { email: product.BLOG_ADMIN_EMAIL, password: product.BLOG_ADMIN_PASSWORD },
    flag: () => sessionStorage.getItem("blogAdminAuth"),
    raise: () => sessionStorage.setItem("blogAdminAuth", "true"),
  },
] as const;
const [jobs, blog] = doors;

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

for (const door of doors) {
  const dashboard = (page: Page) => page.getByRole("heading", { level: 1, name: door.heading });
  const button = (page: Page) => page.getByRole("button", { name: door.button });

  test.describe(door.page, () => {
    test("opens the dashboard to its account, once its password is right", {
      tag: ["@journey", "@failing-requests"],
    }, async ({ context, page }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(request.url()));
      await page.goto(door.page);
      await expect(page.getByRole("heading", { level: 1, name: door.title })).toBeVisible();
      expect(await page.getByLabel("Email").getAttribute("placeholder")).toBe(door.placeholder);
      await fillIn(page, { ...door.account, password: "wrong" });
      await button(page).click();
      await expect(page.getByRole("alert").getByText(door.refused, { exact: true })).toBeVisible();
      expect(await page.evaluate(door.flag)).toBeNull();
      await fillIn(page, door.account);
      await button(page).click();
      await expect(page).toHaveURL(door.home);
      await expect(dashboard(page)).toBeVisible();
      expect(await page.evaluate(door.flag)).toBe("true");

      const cookies = await context.cookies();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      const seen = await page.evaluate(() =>
        JSON.stringify([
          document.cookie,
          { ...localStorage },
          { ...sessionStorage },
          document.documentElement.outerHTML,
        ]),
      );
      for (const secret of [door.account.password, ...cookies.map(({ value }) => value)]) {
        expect(seen).not.toContain(secret);
        expect(addresses.filter((address) => address.includes(encodeURIComponent(secret)))).toEqual([]);
      }
    });

    test("has the focus at its beginning after a navigation, and a way past what comes first", async ({ page }) => {
      await page.goto(door.page);
      await expect(page.locator("body")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await expectUncovered(page.getByRole("link", { name: "Skip to content" }));
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByLabel("Email")).toBeFocused();

      await fillIn(page, door.account);
      await button(page).click();
      await expect(dashboard(page)).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      // Next.js would announce the title of the previous page.
      expect(await page.locator("next-route-announcer > div").getAttribute("aria-live")).toBe("off");
      await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${door.heading}`) })).toBeAttached();
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.locator("#content :focus")).toBeVisible();

      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page.getByRole("heading", { level: 1, name: door.title })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${door.title}`) })).toBeAttached();
    });

    test("is not opened by a flag that was set by hand", async ({ page, request }) => {
      await page.goto(door.page);
      await page.evaluate(door.raise);
      await page.goto(door.home);
      await expect(page).toHaveURL(door.page);
      expect(await page.evaluate(door.flag)).toBeNull();
      expect((await request.get("/api/session")).ok()).toBe(true);
    });

    test("is left with Logout, after which no copy of a cookie works", { tag: "@failing-requests" }, async ({
      context,
      page,
    }) => {
      await signInAs(page.request, door.role);
      const copies = await context.cookies();
      await page.goto(door.page);
      await page.getByRole("button", { name: /^Continue as/ }).click();
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL(door.page);
      expect(await page.evaluate(door.flag)).toBeNull();
      expect(await context.cookies()).toEqual([]);

      for (const kept of [copies, ...copies.map((copy) => [copy])]) {
        await context.clearCookies();
        await context.addCookies(kept);
        expect(await (await page.request.get("/api/session")).json()).toEqual({ user: null });
        const list = door.role === "jobs-admin" ? "/api/dashboard/jobs" : "/api/dashboard/posts";
        expect((await page.request.get(list)).status()).toBe(401);
      }
    });

    test("is kept from search engines", async ({ page, request }) => {
      for (const address of [door.page, door.home]) {
        expect((await request.get(address)).headers()["x-robots-tag"]).toBe("noindex, nofollow");
      }
      await page.goto(door.page);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
      const sitemap = await (await request.get("/sitemap.xml")).text();
      expect(sitemap).not.toContain("admin");
    });

    test("fits a phone, a tablet and a desktop, and is accessible", async ({ page }) => {
      await page.goto(door.page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(button(page)).toBeVisible();
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest, `at ${width} px`).toBeLessThanOrEqual(width);
        await expectAccessible(page);
      }
    });
  });
}

test("at an https address, the cookies of a sign-in are for this host and https alone", async ({ request }) => {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), "https-site-"));
  const { WEB_PORT } = await productPorts();
  const origin = `http://127.0.0.1:${WEB_PORT}`;
  const secrets = { REVALIDATE_SECRET: "the-secret-of-this-other-site", PREVIEW_SECRET: "another-of-this-other-site" };
  const settings = { ...product, ...secrets, DATA_DIR, WEB_PORT, SITE_URL: "https://www.example.com" };
  const site = spawn(process.execPath, ["server/server.ts"], {
    cwd: path.resolve("../web"),
    env: { ...process.env, ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(site, "close");
  try {
    await expect(async () => expect(await request.get(`${origin}/api/health`)).toBeOK()).toPass();
    const { headers } = await fetch(`${origin}/api/auth/jobs/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(jobs.account),
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-access=.+; Path=\/; .*Secure; HttpOnly; SameSite=lax$/i),
      expect.stringMatching(/^__Host-refresh=.+; Path=\/; .*Secure; HttpOnly; SameSite=lax$/i),
    ]);
    for (const cookie of headers.getSetCookie()) expect(cookie).not.toContain("Domain");
  } finally {
    site.kill();
    await ended;
    await rm(DATA_DIR, { recursive: true, force: true });
  }
});

test("the blog admin's page leads back to the blog, and shows no account outside of demo mode", async ({ page }) => {
  await page.goto(blog.page);
  await expect(page.getByText(product.BLOG_ADMIN_PASSWORD)).toHaveCount(0);
  await expect(page.getByText(/demo/i)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("on the home page an admin finds the way to the dashboard, while signed in", async ({ context, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/session") && asked.push(request.url()));
  await page.goto("/");
  const tab = await context.newPage();
  await tab.goto(jobs.page);
  expect(asked).toEqual([]);

  await fillIn(tab, jobs.account);
  await tab.getByRole("button", { name: jobs.button }).click();
  const way = page.getByRole("link", { name: "Jobs dashboard" });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await tab.getByRole("button", { name: "Logout" }).click();
  await expect(way).toBeHidden();

  await fillIn(tab, jobs.account);
  await tab.getByRole("button", { name: jobs.button }).click();
  await way.click();
  await expect(page.getByRole("heading", { level: 1, name: jobs.heading })).toBeVisible();
});

test("signing in to the other dashboard ends the session before", { tag: "@failing-requests" }, async ({
  context,
  page,
}) => {
  await signInAs(page, "jobs-admin");
  const copies = await context.cookies();
  await signInAs(page.request, "blog-admin");
  expect((await page.request.get("/api/dashboard/jobs")).status()).toBe(403);
  await context.addCookies(copies);
  expect((await page.request.get("/api/dashboard/jobs")).status()).toBe(401);
});
